import { CustomProvider } from 'firebase/app-check';

/** Tokens of the emulators' own App Check (`emulators/app-check`), which needs no Google. */
export function emulatorProvider(url: string): CustomProvider {
  return new CustomProvider({
    getToken: async () => {
      const response = await fetch(`${url}/local-app-check-token`, { method: 'POST' });
      const { token, ttl } = (await response.json()) as { token: string; ttl: string };
      return { token, expireTimeMillis: Date.now() + Number.parseInt(ttl, 10) * 1000 };
    },
  });
}
