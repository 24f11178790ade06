import { describe, expect, it, vi } from 'vitest';
import { readStoredUser, validStoredToken } from './stored-sign-in.ts';

const expiresAt = 1_700_000_000_000;
const record = {
  uid: 'u1',
  email: 'dentist@example.com',
  emailVerified: false,
  stsTokenManager: { refreshToken: 'r', accessToken: 'a.b.c', expirationTime: expiresAt },
  createdAt: '1700000000000',
};

const store = (text: string) => localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', text);

describe('readStoredUser', () => {
  it('reads the user and the last ID token', () => {
    store(JSON.stringify(record));
    expect(readStoredUser()).toEqual({
      uid: 'u1',
      email: 'dentist@example.com',
      token: { value: 'a.b.c', expiresAt },
    });
  });

  it('omits a missing or malformed token', () => {
    for (const stsTokenManager of [undefined, null, 'a.b.c', { accessToken: 1 }]) {
      store(JSON.stringify({ ...record, stsTokenManager }));
      expect(readStoredUser()).toEqual({
        uid: 'u1',
        email: 'dentist@example.com',
        token: undefined,
      });
    }
  });

  it.each(['', 'not json', 'null', '"u1"', '{}', '{"uid":""}', '{"uid":7}'])(
    'finds no user in %j',
    (text) => {
      store(text);
      expect(readStoredUser()).toBeUndefined();
    },
  );

  it('finds no user in empty storage', () => {
    expect(readStoredUser()).toBeUndefined();
  });
});

describe('validStoredToken', () => {
  it('treats a token within 30 seconds of its expiry as expired', () => {
    store(JSON.stringify(record));
    const now = vi.spyOn(Date, 'now').mockReturnValue(expiresAt - 30_000);
    expect(validStoredToken()).toBe('a.b.c');
    now.mockReturnValue(expiresAt - 29_999);
    expect(validStoredToken()).toBeUndefined();
    now.mockRestore();
  });
});
