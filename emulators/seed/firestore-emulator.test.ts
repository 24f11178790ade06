import { expect, it } from 'vitest';
import { encodeFields } from './firestore-emulator.ts';

it('encodes every type of value that the shop stores', () => {
  const data = {
    name: 'Ana',
    amount: 13900,
    staff: true,
    reason: null,
    at: new Date(0),
    skus: ['A', 'B'],
    address: { city: 'Reno' },
  };
  expect(encodeFields(data)).toEqual({
    name: { stringValue: 'Ana' },
    amount: { integerValue: '13900' },
    staff: { booleanValue: true },
    reason: { nullValue: null },
    at: { timestampValue: '1970-01-01T00:00:00.000Z' },
    skus: { arrayValue: { values: [{ stringValue: 'A' }, { stringValue: 'B' }] } },
    address: { mapValue: { fields: { city: { stringValue: 'Reno' } } } },
  });
});

it('rejects values that would change in storage', () => {
  expect(() => encodeFields({ amount: 1.5 })).toThrow(TypeError);
  expect(() => encodeFields({ amount: undefined })).toThrow(TypeError);
});
