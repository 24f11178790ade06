import { expect, it } from 'vitest';
import { parseIpInfo } from './ip-info.ts';

it('parses a response and drops unknown fields', () => {
  expect(parseIpInfo({ isInMiddleEastOrAfrica: true, more: 1 })).toEqual({
    isInMiddleEastOrAfrica: true,
  });
});

it.each([undefined, null, 'true', {}, { isInMiddleEastOrAfrica: 'true' }])(
  'rejects %j',
  (response) => expect(() => parseIpInfo(response)).toThrow(TypeError),
);
