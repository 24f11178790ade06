/** What only the shop's owner knows; every value here is an example to be replaced. */
export const site = {
  name: 'Dental Implant Systems',
  company: {
    name: 'Dental Implant Systems, Inc.',
    address: ['100 Example Avenue, Suite 200', 'Los Angeles, CA 90000', 'United States'],
    phone: '+1 213-555-0100',
    email: 'info@example.com',
  },
  usOffice: {
    name: 'Dental Implant Systems, US office',
    address: ['200 Example Street', 'New York, NY 10000', 'United States'],
    phone: '+1 212-555-0120',
  },
  agent: {
    name: 'Dental Implant Systems, Middle East and Africa',
    phone: '+1 213-555-0140',
    email: 'agent@example.com',
  },
} as const;

/** The address that a phone dials: digits and the leading plus sign. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
