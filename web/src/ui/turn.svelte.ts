/** Is somebody at this device waited for? The title of the window says so. */
export const turn = $state({ mine: false });
