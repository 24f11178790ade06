/** What a signed-in user is called: the part of the e-mail address before the @ sign. */
export function userLabel(email: string): string {
  const end = email.lastIndexOf('@');
  return end > 0 ? email.slice(0, end) : email;
}
