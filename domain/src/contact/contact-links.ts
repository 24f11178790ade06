/** The address that a mail program opens. `?` and `&` in an address would begin fields of a mail. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** The address that a phone dials: digits and the leading plus sign. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
