import { expect, it } from 'vitest';
import { parseIpInfo } from './ip-info.ts';

it('reads an answer, and nothing beside it', () => {
  expect(parseIpInfo({ isInMiddleEastOrAfrica: true, more: 1 })).toEqual({
    isInMiddleEastOrAfrica: true,
  });
});

it.each([undefined, null, 'true', {}, { isInMiddleEastOrAfrica: 'true' }])('refuses %j', (answer) =>
  expect(() => parseIpInfo(answer)).toThrow(TypeError),
);
