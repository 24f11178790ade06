import type { FilmId } from '../components/film/film-ids.ts';

/** What only the shop's owner knows; every value here is an example to be replaced. */
export const site = {
  name: 'Dental Implant Systems',
  company: {
    name: 'Dental Implant Systems, Inc.',
    address: ['100 Example Avenue, Suite 200', 'Los Angeles, CA 90000', 'United States'],
    phone: '+1 213-555-0100',
    email: 'info@example.com',
    website: 'https://www.example.com',
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
  /** A film's page for embedding elsewhere; the shop's own short clip plays where none is given. */
  filmAddresses: {} as Partial<Record<FilmId, string>>,
  certification: {
    /** The examination service's page for embedding; the shop's own quiz stands where it is empty. */
    quizAddress: '' as string,
    /** Right answers out of 20 that pass the shop's own quiz. */
    passMark: 16,
  },
  videoChannel: 'https://video.example.com/dental-implant-systems',
  /** The page of courses elsewhere that the home page's promotion leads to. */
  courses: 'https://courses.example.com/',
  /** In the order of the home page. */
  socialMedia: [
    { name: 'Facebook', address: 'https://facebook.example.com/dental-implant-systems' },
    { name: 'Instagram', address: 'https://instagram.example.com/dental-implant-systems' },
    { name: 'LinkedIn', address: 'https://linkedin.example.com/dental-implant-systems' },
    { name: 'YouTube', address: 'https://youtube.example.com/dental-implant-systems' },
  ],
} as const;

/** The address that a phone dials: digits and the leading plus sign. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
