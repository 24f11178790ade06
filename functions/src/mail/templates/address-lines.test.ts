import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it('writes an address as on an envelope', () => {
  const country = 'United States';
  expect(
    addressLines({ street: '1 Main Street', city: 'Reno', state: 'NV', zipCode: '89501', country }),
  ).toEqual(['1 Main Street', 'Reno, NV 89501', country]);
  expect(
    addressLines({ street: '2 Side Street, Reno', city: '', state: '', zipCode: '', country }),
  ).toEqual(['2 Side Street, Reno', country]);
});
