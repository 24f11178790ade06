/** `x@y.z` without spaces, as sign-in takes it; `isMailAddress` is stricter, for sending mail. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return emailShape.test(text);
}
