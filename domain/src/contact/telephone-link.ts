/** The address that a phone dials: digits and the leading plus sign. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
