import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const production = {
  inlineScripts: ['alert(1)'],
  projectId: 'a-shop',
  emulatorOrigins: [],
  embeddedAddresses: [],
};

function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  it('allows the inline script by its hash and no other inline script', () => {
    const scripts = sources(contentSecurityPolicy(production), 'script-src');
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scripts).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(scripts).not.toContain("'unsafe-inline'");
  });

  it('knows no local address in production', () => {
    const policy = contentSecurityPolicy(production);
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1|http:/);
    expect(sources(policy, 'frame-src')).toContain('https://js.stripe.com');
  });

  it("allows the callable functions of the shop's own project alone", () => {
    const allowed = sources(contentSecurityPolicy(production), 'connect-src');
    expect(allowed.filter((source) => source.includes('cloudfunctions'))).toEqual([
      'https://us-central1-a-shop.cloudfunctions.net',
    ]);
  });

  it('allows the configured Stripe.js and the emulators instead, where they are set', () => {
    const policy = contentSecurityPolicy({
      ...production,
      stripeJsUrl: 'http://localhost:12111/some/stripe.js',
      emulatorOrigins: ['http://127.0.0.1:9099'],
    });
    expect(sources(policy, 'script-src')).toContain('http://localhost:12111');
    expect(sources(policy, 'frame-src')).toEqual(['http://localhost:12111']);
    expect(sources(policy, 'connect-src')).toContain('http://127.0.0.1:9099');
    expect(policy).not.toContain('js.stripe.com');
  });

  it('lets in the pages that the shop embeds, each origin once, and no other', () => {
    const policy = contentSecurityPolicy({
      ...production,
      embeddedAddresses: [
        'https://video.example.com/embed/1?rel=0',
        'https://video.example.com/embed/2',
        'https://quiz.example.com/certification',
      ],
    });
    const frames = sources(policy, 'frame-src');
    const own = frames.filter((source) => source.endsWith('.example.com'));
    expect(own).toEqual(['https://video.example.com', 'https://quiz.example.com']);
  });
});
