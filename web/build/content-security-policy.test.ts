import { readFileSync } from 'node:fs';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, thirdPartyScripts } from './content-security-policy.ts';
import { bundleLoader } from './loader/bundle-loader.ts';

const production = {
  loader: 'alert(1)',
  environment: {
    appCheck: { siteKey: '6Lkey' },
    stripeScriptUrl: undefined,
    appCheckEmulatorUrl: undefined,
    authEmulatorUrl: undefined,
    firestoreEmulator: undefined,
  },
  site: { filmAddresses: {}, certification: exampleSite.certification },
  wallets: [],
};

function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

function headerRules(): HeaderRule[] {
  const file = new URL('../../firebase.json', import.meta.url);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting: { headers: HeaderRule[] };
  };
  return hosting.headers;
}

function hostingHeader(key: string): string | undefined {
  const everywhere = headerRules().find(({ source }) => source === '**');
  return everywhere?.headers.find((header) => header.key === key)?.value;
}

describe('contentSecurityPolicy', () => {
  it('allows only the inline script with the known hash', () => {
    const scripts = sources(contentSecurityPolicy(production), 'script-src');
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scripts).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(scripts).not.toContain("'unsafe-inline'");
  });

  it('contains no local URLs in production', () => {
    const policy = contentSecurityPolicy(production);
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1|http:/);
    expect(sources(policy, 'frame-src')).toContain('https://js.stripe.com');
  });

  it('allows the two reCAPTCHA scripts only if App Check is configured', () => {
    const policy = contentSecurityPolicy(production);
    const google = (directive: string) =>
      sources(policy, directive).filter((source) => /(google|gstatic)\.com\/./.test(source));
    expect(google('script-src')).toEqual([
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ]);
    expect(google('frame-src')).toHaveLength(2);
    expect(sources(policy, 'connect-src')).toContain(
      'https://content-firebaseappcheck.googleapis.com',
    );
    const environment = { ...production.environment, appCheck: undefined };
    expect(contentSecurityPolicy({ ...production, environment })).not.toMatch(/recaptcha|appcheck/);
  });

  it('requires trusted types and trusts only known script URLs', () => {
    expect(sources(contentSecurityPolicy(production), 'require-trusted-types-for')).toEqual([
      "'script'",
    ]);
    const patterns = thirdPartyScripts(production.environment).map(
      (pattern) => new RegExp(pattern),
    );
    const isTrusted = (address: string) =>
      patterns.some((pattern) => pattern.test(new URL(address).href));
    for (const address of [
      'https://js.stripe.com/endive/stripe.js',
      'https://m.js.stripe.com/chunk.js',
      'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true',
      'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
    ]) {
      expect([address, isTrusted(address)]).toEqual([address, true]);
    }
    for (const address of [
      'http://js.stripe.com/endive/stripe.js',
      'https://js.stripe.com.evil.example/',
      'https://evil.example/.js.stripe.com/',
      'https://evil.example/#.js.stripe.com/',
      'https://a@m.js.stripe.com/',
      'https://mjs.stripe.com/',
      'https://m.js.stripe.com:8443/',
      'https://www.google.com/recaptcha/api.js',
    ]) {
      expect([address, isTrusted(address)]).toEqual([address, false]);
    }
  });

  it('allows Link only if the payment form offers it', () => {
    expect(contentSecurityPolicy(production)).not.toContain('link.com');
    const policy = contentSecurityPolicy({ ...production, wallets: ['link'] });
    for (const directive of ['frame-src', 'connect-src', 'img-src']) {
      expect(sources(policy, directive)).toContain('https://*.link.com');
    }
    expect(sources(policy, 'script-src')).not.toContain('https://*.link.com');
  });

  it('prevents other sites from framing the shop', () => {
    expect(sources(contentSecurityPolicy(production), 'frame-ancestors')).toEqual(["'none'"]);
  });

  it('allows the configured Stripe.js and emulators instead of the production hosts', () => {
    const policy = contentSecurityPolicy({
      ...production,
      environment: {
        ...production.environment,
        appCheck: undefined,
        appCheckEmulatorUrl: 'http://127.0.0.1:9098',
        stripeScriptUrl: 'http://localhost:12111/some/stripe.js',
        authEmulatorUrl: 'http://127.0.0.1:9099',
        firestoreEmulator: { host: '127.0.0.1', port: 8080 },
      },
    });
    expect(sources(policy, 'script-src')).toContain('http://localhost:12111');
    expect(sources(policy, 'frame-src')).toEqual(['http://localhost:12111']);
    expect(sources(policy, 'connect-src')).toEqual([
      "'self'",
      'http://127.0.0.1:9098',
      'http://127.0.0.1:9099',
      'http://127.0.0.1:8080',
      'http://localhost:12111',
    ]);
    expect(policy).not.toMatch(/js\.stripe\.com|google/);
  });

  it('allows the origin of each embedded page once', () => {
    const policy = contentSecurityPolicy({
      ...production,
      site: {
        filmAddresses: {
          'introduction-1': 'https://video.example.com/embed/1?rel=0',
          'introduction-2': 'https://video.example.com/embed/2',
        },
        certification: { quizAddress: 'https://quiz.example.com/certification' },
      },
    });
    const frames = sources(policy, 'frame-src');
    const own = frames.filter((source) => source.endsWith('.example.com'));
    expect(own).toEqual(['https://video.example.com', 'https://quiz.example.com']);
  });
});

describe('firebase.json', () => {
  // These headers apply if someone runs `firebase deploy` instead of `npm run deploy`.
  it('sends the production policy without embedded pages', async () => {
    const loader = await bundleLoader();
    expect(hostingHeader('Content-Security-Policy')).toBe(
      contentSecurityPolicy({ ...production, loader }),
    );
  });

  it('declares the reporting endpoint that the policy uses', () => {
    const policy = hostingHeader('Content-Security-Policy') ?? '';
    const [address] = sources(policy, 'report-uri');
    const [name] = sources(policy, 'report-to');
    expect(hostingHeader('Reporting-Endpoints')).toBe(`${name}="${address}"`);
  });

  it('lets only the barcode worker compile WebAssembly', () => {
    const compiling = headerRules().filter(({ headers }) =>
      headers.some(({ value }) => value.includes('unsafe-eval')),
    );
    expect(compiling.map(({ source }) => source)).toEqual(['/static/js/barcode-worker-*.js']);
    const [policy] = compiling[0]?.headers ?? [];
    expect(sources(policy?.value ?? '', 'script-src')).toEqual(["'wasm-unsafe-eval'"]);
    expect(sources(policy?.value ?? '', 'connect-src')).toEqual(["'self'"]);
  });
});
