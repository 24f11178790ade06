import { describe, expect, it } from 'vitest';
import { requireAppCheck } from './app-check.ts';

const appCheck = (mode: string) => ({
  mode: () => mode,
  verify: async (token: string) => {
    if (token !== 'good') throw new Error('The token is not good.');
  },
});

const request = (token?: string) => ({
  method: 'GET',
  path: '/api/de/account/profile',
  get: ((name: string) => (name === 'X-Firebase-AppCheck' ? token : undefined)) as never,
});

describe('requireAppCheck', () => {
  it.each([undefined, '', 'forged'])('rejects the token %j if enforced', async (token) => {
    await expect(requireAppCheck(appCheck('enforced'), request(token))).rejects.toMatchObject({
      code: 'app-check-required',
    });
  });

  it('accepts a valid token', async () => {
    await requireAppCheck(appCheck('enforced'), request('good'));
  });

  it.each(['off', 'monitor'])('accepts every request in the mode %s', async (mode) => {
    await requireAppCheck(appCheck(mode), request('forged'));
    await requireAppCheck(appCheck(mode), request());
  });
});
