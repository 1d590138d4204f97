/** Who uses this page: a guest with a name, kept by the server under a cookie. */

import { api } from "./api.ts";
import { settings } from "../settings.svelte.ts";
import type { Guest } from "./protocol/index.ts";
import { t } from "../words/words.svelte.ts";

class Me {
  guest = $state.raw<Guest>();
  private asking?: Promise<Guest | undefined>;

  get name(): string {
    return this.guest?.name ?? settings.name;
  }

  /** Does this device remember having been somebody here? */
  get expected(): boolean {
    return settings.name !== "" || settings.known;
  }

  /** Ask the server once whether it knows this device. */
  async ask(): Promise<Guest | undefined> {
    this.asking ??= this.look();
    return this.asking;
  }

  /** Be somebody: whoever comes without a name gets one that can be changed later. */
  async be(name = this.name): Promise<Guest> {
    const wanted = name.trim() || t("web-stranger");
    await this.ask();
    if (!this.guest) {
      this.guest = await api.newGuest({ name: wanted, language: settings.language });
    } else if (name.trim() && this.guest.name !== wanted) {
      this.guest = await api.changeGuest({ name: wanted });
    }
    settings.known = true;
    if (name.trim()) settings.name = wanted;
    return this.guest;
  }

  /** Become the guest who has shown this code on another device. */
  async follow(code: string): Promise<void> {
    this.become(await api.useLink(code));
  }

  /** This device is somebody's from now on. */
  become(guest: Guest): Guest {
    this.guest = guest;
    this.asking = Promise.resolve(guest);
    settings.known = true;
    settings.name = guest.name;
    return guest;
  }

  /** Forget this person, on this device or on all. */
  async forget(everywhere: boolean): Promise<void> {
    if (settings.calls) {
      const { unsubscribe } = await import("./push.ts");
      await unsubscribe().catch(() => undefined); // the server forgets it with the device
      settings.calls = false;
    }
    await (everywhere ? api.forgetAll() : api.forget());
    this.leave();
  }

  /** Delete everything about this person, whose name is said once more. */
  async erase(name: string): Promise<void> {
    await api.erase(name);
    this.leave();
  }

  private leave(): void {
    this.guest = undefined;
    this.asking = undefined;
    settings.name = "";
    settings.known = false;
  }

  private async look(): Promise<Guest | undefined> {
    try {
      this.guest = await api.whoAmI();
    } catch {
      this.asking = undefined; // a failure is not remembered
    }
    return this.guest;
  }
}

export const me = new Me();
