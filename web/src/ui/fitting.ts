/** Text in the largest of some sizes in which all of it can be read. */

import type { Attachment } from "svelte/attachments";

/**
 * Sets `data-size` to the first of the sizes in which everything is whole, else to the last. That is
 * measured on the element itself and before it is painted, whenever its content, its box or its
 * letters change. The sizes must not change the box of the element, or it is measured again.
 */
export function fitting(
  sizes: readonly string[],
  isWhole: (element: HTMLElement) => boolean,
): Attachment<HTMLElement> {
  return (element) => {
    const fit = (): void => {
      for (const size of sizes) {
        element.dataset.size = size;
        if (isWhole(element)) return;
      }
    };
    const content = new MutationObserver(fit);
    const box = new ResizeObserver(fit);
    content.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["class"],
    });
    box.observe(element);
    document.fonts.addEventListener("loadingdone", fit);
    fit();
    return () => {
      content.disconnect();
      box.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
}
