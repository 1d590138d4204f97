/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  type Language = import("./words/languages.ts").Language;
  export const texts: Record<Language, () => Promise<{ default: string }>>;
  export const percents: Record<Language, number>;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}
