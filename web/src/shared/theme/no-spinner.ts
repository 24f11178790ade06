/**
 * Stands for the spinner of MUI's buttons with `loading`, in whose place the shop's say in words what they do: the
 * bundler puts this in its place, and leaves the other out.
 */
export default function NoSpinner(): never {
  throw new Error('A button that waits says so in words: see `SubmitButton`.');
}
