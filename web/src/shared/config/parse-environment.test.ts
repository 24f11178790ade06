import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './parse-environment.ts';

const complete = {
  VITE_SITE_URL: 'https://shop.example.com',
  VITE_FIREBASE_PROJECT_ID: 'a-project',
  VITE_FIREBASE_API_KEY: 'a-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'a-project.example.com',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
};

describe('parseEnvironment', () => {
  it('parses a production environment, which has no emulators', () => {
    expect(parseEnvironment(complete)).toEqual({
      firebase: {
        projectId: 'a-project',
        apiKey: 'a-key',
        authDomain: 'a-project.example.com',
        appId: '1:1:web:1',
      },
      appCheck: undefined,
      siteUrl: 'https://shop.example.com',
      stripePublishableKey: 'pk_test_1',
      stripeScriptUrl: undefined,
      authEmulatorUrl: undefined,
      appCheckEmulatorUrl: undefined,
      firestoreEmulator: undefined,
    });
  });

  it('enables App Check if there is a site key', () => {
    const environment = parseEnvironment({ ...complete, VITE_APP_CHECK_SITE_KEY: '6Lkey' });
    expect(environment.appCheck).toEqual({ siteKey: '6Lkey' });
  });

  it('parses the addresses of emulators', () => {
    const environment = parseEnvironment({
      ...complete,
      VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      VITE_STRIPE_JS_URL: 'http://localhost:12111/stripe.js',
    });
    expect(environment.authEmulatorUrl).toBe('http://127.0.0.1:9099');
    expect(environment.firestoreEmulator).toEqual({ host: '127.0.0.1', port: 8080 });
    expect(environment.stripeScriptUrl).toBe('http://localhost:12111/stripe.js');
  });

  it.each(Object.keys(complete))('reports %s if it is missing or blank', (name) => {
    expect(() => parseEnvironment({ ...complete, [name]: undefined })).toThrow(name);
    expect(() => parseEnvironment({ ...complete, [name]: ' ' })).toThrow(name);
  });

  it.each([
    ['VITE_SITE_URL', 'shop.example.com'],
    ['VITE_SITE_URL', 'https://shop.example.com/'],
    ['VITE_SITE_URL', 'https://shop.example.com/shop'],
    ['VITE_AUTH_EMULATOR_URL', 'localhost:9099'],
    ['VITE_APP_CHECK_EMULATOR_URL', '127.0.0.1:9098'],
    ['VITE_STRIPE_JS_URL', 'javascript:alert(1)'],
    ['VITE_FIRESTORE_EMULATOR_HOST', 'http://127.0.0.1:8080'],
    ['VITE_FIRESTORE_EMULATOR_HOST', '127.0.0.1'],
  ])('reports %s if it is malformed', (name, value) => {
    expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(name);
  });

  it("doesn't print a secret key that was set as the publishable key", () => {
    const withSecret = { ...complete, VITE_STRIPE_PUBLISHABLE_KEY: 'sk_test_1' };
    expect(() => parseEnvironment(withSecret)).toThrow('VITE_STRIPE_PUBLISHABLE_KEY');
    expect(() => parseEnvironment(withSecret)).not.toThrow('sk_test_1');
  });
});
