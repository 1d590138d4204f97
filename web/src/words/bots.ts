/** What bots are called. */

import { t } from "./words.svelte.ts";

/** The name of a bot as people read it, with its character if it has one. */
export function botName(name: string): string {
  const [level = "", character = ""] = name.split("@")[0]!.split(":");
  if (!character || character === "steady") return t(`bot-${level}`);
  return t("bot-with-character", {
    level: t(`bot-${level}`),
    character: t(`bot-character-${character}`),
  });
}
