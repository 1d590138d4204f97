/** Frames: what need not be there at once comes after one. */

/** Resolves when whatever stands in the page by now has been painted. */
export const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

class Frames {
  /** Has anything been painted yet? Until then less is more. */
  begun = $state(false);

  /** Watch for the first frame. */
  async begin(): Promise<void> {
    await painted();
    this.begun = true;
  }
}

export const frames = new Frames();
