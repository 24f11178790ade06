import { expect, it } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

it.each([
  ['+1 213-555-0100', 'tel:+12135550100'],
  ['+34 91 555 01 00', 'tel:+34915550100'],
])('dials %s by %s', (phone, address) => expect(telephoneLink(phone)).toBe(address));
