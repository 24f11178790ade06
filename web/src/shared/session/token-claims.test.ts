import { describe, expect, it } from 'vitest';
import { tokenClaims } from './token-claims.ts';

const tokenOf = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('tokenClaims', () => {
  it('reads claims, whatever letters are in them', () => {
    const claims = { staff: true, name: 'Muñoz ÿ~~~???', sub: 'a' };
    expect(tokenClaims(tokenOf(claims))).toEqual(claims);
  });

  it.each(['', 'no-token', 'a.%%%.b', tokenOf('text'), tokenOf(null)])(
    'is empty for %j',
    (text) => {
      expect(tokenClaims(text)).toEqual({});
    },
  );
});
