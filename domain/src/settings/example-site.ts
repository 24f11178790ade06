import type { SiteFacts } from './site-facts.ts';

/** Placeholders with reserved phone numbers and domains. Deployed shops must replace them. */
export const exampleSite: SiteFacts = {
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
  people: {
    faculty: [
      { name: 'Dr. Alex Example', role: { en: 'Implant surgery', es: 'Cirugía de implantes' } },
      { name: 'Dr. Robin Sample', role: { en: 'Prosthetics', es: 'Prótesis' } },
    ],
    team: [
      { name: 'Jordan Example', role: { en: 'Design', es: 'Diseño' } },
      { name: 'Taylor Sample', role: { en: 'Manufacturing', es: 'Fabricación' } },
      { name: 'Casey Example', role: { en: 'Customer support', es: 'Atención al cliente' } },
    ],
  },
  filmAddresses: {},
  certification: { quizAddress: '' },
  orderTerms: {},
  videoChannel: 'https://video.example.com/dental-implant-systems',
  courses: 'https://courses.example.com/',
  socialMedia: [
    { name: 'Facebook', address: 'https://facebook.example.com/dental-implant-systems' },
    { name: 'Instagram', address: 'https://instagram.example.com/dental-implant-systems' },
    { name: 'LinkedIn', address: 'https://linkedin.example.com/dental-implant-systems' },
    { name: 'YouTube', address: 'https://youtube.example.com/dental-implant-systems' },
  ],
};
