/**
 * Replaces the spinner that MUI's buttons import for their `loading` property, which the shop does not use: its
 * buttons say in words what they are doing. The alias in `vite.config.ts` keeps the spinner out of the bundle.
 */
export default function NoSpinner(): never {
  throw new Error('A button that waits says so in words: see `SubmitButton`.');
}
