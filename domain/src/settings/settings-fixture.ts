import type { ShopSettings } from './shop-settings.ts';

export const completeSettings: ShopSettings = {
  projectId: 'north-dental',
  siteUrl: 'https://shop.north-dental.us',
  firebase: {
    apiKey: `AIza${'a'.repeat(35)}`,
    authDomain: 'north-dental.firebaseapp.com',
    appId: '1:123456789012:web:0123456789abcdef',
  },
  appCheck: { mode: 'enforced', siteKey: `6L${'k'.repeat(38)}` },
  stripe: { mode: 'live', publishableKey: `pk_live_${'1'.repeat(24)}`, wallets: [] },
  mail: {
    from: 'North Dental <orders@north-dental.us>',
    office: 'office@north-dental.us',
    smtpHost: 'smtp.north-dental.us',
    smtpPort: 587,
    smtpSecure: 'starttls',
  },
  warmApiInstances: 1,
  staffSecondFactor: 'off',
  hstsIncludeSubDomains: false,
  site: {
    name: 'North Dental',
    company: {
      name: 'North Dental, Inc.',
      address: ['1 Harbor Road', 'Portland, ME 04101', 'United States'],
      phone: '+1 207-200-0001',
      email: 'info@north-dental.us',
      website: 'https://www.north-dental.us',
    },
    usOffice: {
      name: 'North Dental, US office',
      address: ['2 Harbor Road', 'Portland, ME 04101'],
      phone: '+1 207-200-0002',
    },
    agent: {
      name: 'North Dental, Middle East and Africa',
      phone: '+971 4 200 0003',
      email: 'agent@north-dental.us',
    },
    people: {
      faculty: [{ name: 'Dr. Ana North', role: { en: 'Prosthetics', es: 'Prótesis' } }],
      team: [{ name: 'Ben Harbor', role: { en: 'Customer support', es: 'Atención al cliente' } }],
    },
    filmAddresses: {},
    certification: { quizAddress: '' },
    orderTerms: {},
    videoChannel: 'https://videos.north-dental.us',
    courses: 'https://courses.north-dental.us/',
    socialMedia: [{ name: 'LinkedIn', address: 'https://www.linkedin.com/company/north-dental' }],
  },
};
