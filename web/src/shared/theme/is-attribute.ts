/** What MUI gives to an element for its styles. Whatever else it gives is an attribute. */
const forStyles = new Set(['as', 'ownerState', 'sx', 'theme']);

/** Replaces `@emotion/is-prop-valid`, a list of all attributes of HTML and SVG: 1.5 KB of every page. */
export default function isAttribute(name: string): boolean {
  return !forStyles.has(name);
}
