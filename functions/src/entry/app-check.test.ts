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
  // Express's own has two signatures; only this header is read.
  get: ((name: string) => (name === 'X-Firebase-AppCheck' ? token : undefined)) as never,
});

describe('requireAppCheck', () => {
  it.each([undefined, '', 'forged'])('refuses the token %j when enforced', async (token) => {
    await expect(requireAppCheck(appCheck('enforced'), request(token))).rejects.toMatchObject({
      code: 'app-check-required',
    });
  });

  it('lets in a good token', async () => {
    await requireAppCheck(appCheck('enforced'), request('good'));
  });

  it.each(['off', 'monitor'])('refuses nobody in the mode %s', async (mode) => {
    await requireAppCheck(appCheck(mode), request('forged'));
    await requireAppCheck(appCheck(mode), request());
  });
});
