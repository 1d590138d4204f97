/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  const text: string;
  export default text;
}
