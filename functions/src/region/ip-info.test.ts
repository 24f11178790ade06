import { describe, expect, it } from 'vitest';
import { clientAddress } from './ip-info.ts';

describe('clientAddress', () => {
  it.each([
    ['196.25.1.1', '196.25.1.1'],
    ['8.8.8.8, 196.25.1.1', '196.25.1.1'],
    ['nonsense,8.8.8.8 ,  2001:db8::1 ', '2001:db8::1'],
  ])('takes of %j what the front end appended', (header, expected) => {
    expect(clientAddress(header)).toBe(expected);
  });

  it.each([undefined, '', ' ', '8.8.8.8, '])('finds none in %j', (header) => {
    expect(clientAddress(header)).toBeUndefined();
  });
});
