import { describe, expect, it } from 'vitest';
import { parseStoredUser } from './parse-stored-user.ts';

const record = {
  uid: 'u1',
  email: 'dentist@example.com',
  emailVerified: false,
  stsTokenManager: { refreshToken: 'r', accessToken: 'a.b.c', expirationTime: 1_700_000_000_000 },
  createdAt: '1700000000000',
};

describe('parseStoredUser', () => {
  it('reads who is signed in and the last ID token', () => {
    expect(parseStoredUser(JSON.stringify(record))).toEqual({
      uid: 'u1',
      email: 'dentist@example.com',
      token: { value: 'a.b.c', expiresAt: 1_700_000_000_000 },
    });
  });

  it('does without a token that is missing or has another shape', () => {
    for (const stsTokenManager of [undefined, null, 'a.b.c', { accessToken: 1 }]) {
      const user = parseStoredUser(JSON.stringify({ ...record, stsTokenManager }));
      expect(user).toEqual({ uid: 'u1', email: 'dentist@example.com', token: undefined });
    }
  });

  it.each([null, '', 'not json', 'null', '"u1"', '{}', '{"uid":""}', '{"uid":7}'])(
    'finds nobody in %j',
    (text) => {
      expect(parseStoredUser(text)).toBeUndefined();
    },
  );
});
