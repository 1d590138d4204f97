/** Being called: notifications of this browser, and messages that wake it when no page is open. */

import { api } from "./api.ts";

const WORKER = "/sw.js";

interface TrustedPolicy {
  createScriptURL(text: string): string;
}
interface TrustedFactory {
  createPolicy(name: string, rules: { createScriptURL(text: string): string }): TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/** The address of the worker, as browsers want it that trust no text (Trusted Types). */
function trusted(): string {
  const factory = (globalThis as { trustedTypes?: TrustedFactory }).trustedTypes;
  if (!factory) return WORKER;
  policy ??= factory.createPolicy("service-worker", {
    createScriptURL: (text) => {
      if (text !== WORKER) throw new TypeError("there is one worker only");
      return text;
    },
  });
  return policy.createScriptURL(WORKER);
}

/** Can this browser show notifications here? Only on a secure page. */
export const canNotify = (): boolean =>
  isSecureContext && "Notification" in window && "serviceWorker" in navigator;

export const isBlocked = (): boolean => canNotify() && Notification.permission === "denied";

/** Ask for the permission, and have the worker ready; says whether we may. */
export async function allowNotifying(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(trusted());
  return true;
}

/** Let the server wake this browser; not every one can be woken, and then only the open page calls. */
export async function subscribe(): Promise<boolean> {
  const worker = await navigator.serviceWorker.ready;
  if (!("pushManager" in worker)) return false;
  try {
    const { key } = await api.pushKey();
    const made =
      (await worker.pushManager.getSubscription()) ??
      (await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      }));
    await send(made);
    return true;
  } catch {
    return false;
  }
}

async function send(made: PushSubscription): Promise<void> {
  const { endpoint = "", keys = {} } = made.toJSON();
  await api.callMe({ endpoint, public: keys.p256dh ?? "", auth: keys.auth ?? "" });
}

/** Be woken no more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const made = await worker?.pushManager?.getSubscription();
  await made?.unsubscribe();
  await api.callMeNot();
}

/** The last thing that was begun with the notifications of each table. */
const begun = new Map<string, Promise<void>>();

/** One after the other: what is dismissed was shown before, and what is shown later stays. */
function inOrder(room: string, act: () => Promise<void>): Promise<void> {
  const done = (begun.get(room) ?? Promise.resolve()).then(act, act);
  begun.set(room, done);
  return done;
}

/** Show a notification; a later one of the same table takes its place. */
export async function notify(title: string, body: string, room: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  await inOrder(room, async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, {
      body,
      tag: room,
      icon: "/icons/icon-192.png",
      data: { url: location.pathname },
    });
  });
}

/** What was notified of a table has been seen. */
export async function dismiss(room: string): Promise<void> {
  if (!canNotify()) return;
  await inOrder(room, async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    const shown = (await worker?.getNotifications({ tag: room })) ?? [];
    for (const one of shown) one.close();
  });
}
