import { paths } from '../../shared/config/paths.ts';

export const questions = {
  account: ['who-can-order', 'license', 'approval', 'change-details'],
  ordering: ['payment', 'saved-cards', 'no-price', 'reorder'],
  delivery: ['shipping-address', 'receipts', 'refunds', 'middle-east-and-africa'],
  parts: ['sizes', 'torque', 'low-torque', 'xshort-drills'],
  courses: ['certification', 'printed-materials'],
} as const;

export type Subject = keyof typeof questions;
export type Question = (typeof questions)[Subject][number];

export const answerLinks = {
  'who-can-order': paths.products,
  license: paths.register,
  approval: paths.account('info'),
  'change-details': paths.contact,
  payment: paths.cart,
  'saved-cards': paths.account('payment-methods'),
  'no-price': paths.contact,
  reorder: paths.account('orders'),
  'shipping-address': paths.contact,
  receipts: paths.account('orders'),
  refunds: paths.contact,
  'middle-east-and-africa': paths.contactAgent,
  sizes: paths.category('Implants'),
  torque: paths.qualityStandards,
  'low-torque': paths.category('Healing Caps'),
  'xshort-drills': paths.category('Drills'),
  certification: paths.certification,
  'printed-materials': paths.materials,
} as const satisfies Record<Question, string>;
