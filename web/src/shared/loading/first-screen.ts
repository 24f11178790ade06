let resolveFirstScreen: () => void = () => undefined;

/** Resolves once the first screen is hydrated or has failed. Changing text before then causes a hydration mismatch. */
export const firstScreenHydrated = new Promise<void>((resolve) => {
  resolveFirstScreen = resolve;
});

export function markFirstScreenHydrated(): void {
  resolveFirstScreen();
}
