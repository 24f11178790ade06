/**
 * Stands for MUI's ripple, which the theme switches off for all buttons: the bundler puts this in its place,
 * and leaves out the ripple and its transitions.
 */
export default function NoRipple(): never {
  throw new Error('The theme switches the ripple of all buttons off.');
}
