import { describe, expect, it } from 'vitest';
import { tokenClaims } from './token-claims.ts';

const tokenOf = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('tokenClaims', () => {
  it('decodes claims with non-ASCII characters', () => {
    const claims = { staff: true, name: 'Muñoz ÿ~~~???', sub: 'a' };
    expect(tokenClaims(tokenOf(claims))).toEqual(claims);
  });

  it.each(['', 'no-token', 'a.%%%.b', tokenOf('text'), tokenOf(null)])(
    'returns no claims for %j',
    (text) => {
      expect(tokenClaims(text)).toEqual({});
    },
  );
});
