import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { describe, expect, it } from 'vitest';
import { deployConfig, type FirebaseConfig, getPolicy, headerProblems } from './deploy-config.ts';

const config: FirebaseConfig = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8'),
);

it("uses the build's Content-Security-Policy", () => {
  expect(getPolicy(config)).toContain("frame-ancestors 'none'");
  expect(getPolicy(deployConfig(config, completeSettings, "default-src 'self'", []))).toBe(
    "default-src 'self'",
  );
});

it('removes the hooks and leaves everything else unchanged', () => {
  const { functions, hosting } = config;
  const derived = deployConfig(config, completeSettings, getPolicy(config) ?? '', []);
  expect(JSON.stringify(derived)).not.toContain('predeploy');
  expect({
    ...derived,
    functions: derived.functions.map((codebase, index) => ({ ...functions[index], ...codebase })),
    hosting: { ...hosting, ...derived.hosting },
  }).toEqual(config);
});

it("caches the build's files forever", () => {
  const { hosting } = deployConfig(config, completeSettings, '', [
    'js/main-Ab12.js',
    'css/main-Cd34.css',
  ]);
  expect(hosting.headers.at(-1)).toEqual({
    regex: '^/static/(css/main-Cd34\\.css|js/main-Ab12\\.js)$',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  });
});

describe('headers that depend on the settings', () => {
  const header = (name: string, settings = completeSettings) =>
    deployConfig(config, settings, '', [])
      .hosting.headers.find(({ source }) => source === '**')
      ?.headers.find(({ key }) => key === name)?.value;
  const withWallet = {
    ...completeSettings,
    stripe: { ...completeSettings.stripe, wallets: ['googlePay' as const] },
  };
  const withSubdomains = { ...completeSettings, hstsIncludeSubDomains: true };

  it('excludes subdomains from HSTS unless the owner includes them', () => {
    expect(header('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(header('Strict-Transport-Security', withSubdomains)).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  it("allows payment requests from Stripe's subdomains if a wallet is enabled", () => {
    const payment = (settings = completeSettings) =>
      /payment=\(([^)]*)\)/.exec(header('Permissions-Policy', settings) ?? '')?.[1];
    expect(payment()).toBe('self "https://js.stripe.com" "https://hooks.stripe.com"');
    expect(payment(withWallet)).toBe(
      'self "https://js.stripe.com" "https://hooks.stripe.com" "https://*.js.stripe.com"',
    );
    expect(header('Permissions-Policy', withWallet)).toContain('camera=(self)');
  });

  it('reports required headers that firebase.json lacks', () => {
    expect(headerProblems(config, completeSettings)).toEqual([]);
    expect(headerProblems(config, withWallet)).toEqual([
      expect.stringMatching(/^firebase\.json doesn't send the Permissions-Policy .+npm run deploy/),
    ]);
    expect(headerProblems(config, withSubdomains)).toEqual([
      expect.stringMatching(/the Strict-Transport-Security that the settings require/),
    ]);
  });
});
