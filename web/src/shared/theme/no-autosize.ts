/**
 * Stands for MUI's text area that measures itself, for which `FormField` gives the browser's own: the bundler
 * puts this in its place, and leaves the other out.
 */
export default function NoAutosize(): never {
  throw new Error('A field of several lines has the browser’s own text area: see `FormField`.');
}
