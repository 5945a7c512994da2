// Whether motion is wanted: by the device, or by whoever looks.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces are put where they go at once. */
export const isStill = () => still.matches || document.documentElement.dataset.motion === "less";
