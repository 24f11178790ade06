let tell: () => void = () => undefined;

/**
 * Settled once React has taken over the first screen, or shows an error in its place. It does so in slices, after
 * the layout: whatever changes the screen's texts before would not fit what was prerendered.
 */
export const firstScreenTaken = new Promise<void>((resolve) => {
  tell = resolve;
});

export function noteFirstScreen(): void {
  tell();
}
