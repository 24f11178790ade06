/** Something, an at sign, something, a dot, something: no spaces anywhere. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return emailShape.test(text);
}
