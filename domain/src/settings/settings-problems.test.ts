import { describe, expect, it } from 'vitest';
import { exampleSite } from './example-site.ts';
import { completeSettings } from './settings-fixture.ts';
import { checkSettings } from './settings-problems.ts';
import type { ShopSettings } from './shop-settings.ts';

function changed(change: (settings: ShopSettings) => void): ShopSettings {
  const settings = JSON.parse(JSON.stringify(completeSettings));
  change(settings);
  return settings;
}

describe('checkSettings', () => {
  it('accepts complete settings', () => {
    expect(checkSettings(completeSettings)).toEqual({ settings: completeSettings, problems: [] });
  });

  it.each<[string, (settings: ShopSettings) => void]>([
    ['projectId', (s) => Object.assign(s, { projectId: 'Not An Id' })],
    ['projectId', (s) => Object.assign(s, { projectId: 'demo-dental-shop' })],
    ['siteUrl', (s) => Object.assign(s, { siteUrl: 'http://localhost:5000' })],
    ['siteUrl', (s) => Object.assign(s, { siteUrl: 'https://shop.north-dental.us/' })],
    ['siteUrl', (s) => Object.assign(s, { siteUrl: 'https://south-dental.web.app' })],
    ['siteUrl', (s) => Object.assign(s, { siteUrl: 'https://shop.example.com' })],
    ['firebase.apiKey', (s) => Object.assign(s.firebase, { apiKey: 'demo-key' })],
    ['firebase.authDomain', (s) => Object.assign(s.firebase, { authDomain: 'localhost' })],
    [
      'firebase.authDomain',
      (s) => Object.assign(s.firebase, { authDomain: 'south-dental.firebaseapp.com' }),
    ],
    [
      'stripe.publishableKey',
      (s) => Object.assign(s.stripe, { publishableKey: `pk_test_${'1'.repeat(24)}` }),
    ],
    [
      'stripe.publishableKey',
      (s) => Object.assign(s.stripe, { publishableKey: `sk_live_${'1'.repeat(24)}` }),
    ],
    ['firebase.appId', (s) => Object.assign(s.firebase, { appId: 'shop' })],
    ['appCheck.mode', (s) => Object.assign(s.appCheck, { mode: 'on' })],
    ['appCheck.siteKey', (s) => Object.assign(s.appCheck, { siteKey: 'AIza' })],
    ['appCheck.siteKey', (s) => Object.assign(s.appCheck, { siteKey: '' })],
    ['appCheck.siteKey', (s) => Object.assign(s.appCheck, { mode: 'monitor', siteKey: '' })],
    ['mail.smtpHost', (s) => Object.assign(s.mail, { smtpHost: '127.0.0.1' })],
    ['mail.smtpSecure', (s) => Object.assign(s.mail, { smtpSecure: 'none' })],
    ['mail.smtpSecure', (s) => Object.assign(s.mail, { smtpSecure: 'tls' })],
    ['mail.from', (s) => Object.assign(s.mail, { from: 'orders@north-dental.us' })],
    ['site.company.phone', (s) => Object.assign(s.site.company, { phone: '+1 213-555-0100' })],
    ['site.name', (s) => Object.assign(s.site, { name: exampleSite.name })],
    ['mail.office', (s) => Object.assign(s.mail, { office: undefined })],
  ])('reports only %s if it is invalid', (path, change) => {
    const { problems } = checkSettings(changed(change));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}: .+\\.$`));
  });

  it('requires no site key if App Check is off', () => {
    const settings = changed((s) => Object.assign(s.appCheck, { mode: 'off', siteKey: '' }));
    expect(checkSettings(settings).problems).toEqual([]);
  });

  it('reports missing and unknown settings', () => {
    const { problems } = checkSettings(
      changed((s) => Object.assign(s, { mail: undefined, stripeSecretKey: 'x' })),
    );
    expect(problems).toEqual([
      'mail: is missing. Add it as in the example file.',
      'The file: contains unknown settings (stripeSecretKey). Fix the name or remove it. Secrets belong in Secret Manager.',
    ]);
  });

  it('reports every site setting that still has its example value', () => {
    const { problems } = checkSettings({ ...completeSettings, site: exampleSite });
    for (const path of ['site.name', 'site.company.address.0', 'site.socialMedia.3.address']) {
      expect(problems).toContain(`${path}: is still the example. Enter your shop's own value.`);
    }
  });

  describe('with example values for the US office, agent, videos, and courses', () => {
    const { usOffice, agent, videoChannel, courses } = exampleSite;
    const site = { ...completeSettings.site, usOffice, agent, videoChannel, courses };
    const testKeys = { mode: 'test', publishableKey: `pk_test_${'1'.repeat(24)}` };

    it('accepts a shop that takes test payments', () => {
      const settings = { ...completeSettings, stripe: testKeys, site };
      expect(checkSettings(settings).problems).toEqual([]);
    });

    it('rejects a shop that takes real payments', () => {
      const { problems } = checkSettings({ ...completeSettings, site });
      for (const path of ['usOffice.phone', 'agent.email', 'videoChannel', 'courses']) {
        expect(problems).toContainEqual(
          expect.stringMatching(new RegExp(`^site\\.${path}: is still the example`)),
        );
      }
    });

    it('rejects other example values, even for test payments', () => {
      const others = { ...site, company: exampleSite.company };
      const { problems } = checkSettings({ ...completeSettings, stripe: testKeys, site: others });
      expect(problems.every((problem) => problem.startsWith('site.company.'))).toBe(true);
      expect(problems).not.toEqual([]);
    });
  });

  it('never repeats a value, which could be a misplaced secret', () => {
    const secret = `sk_live_${'9'.repeat(24)}`;
    const { problems } = checkSettings(
      changed((s) => Object.assign(s.stripe, { publishableKey: secret, secretKey: secret })),
    );
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join()).not.toContain(secret);
  });

  it.each([null, 'text', []])('rejects a file that is not an object: %j', (content) => {
    expect(checkSettings(content).problems).toHaveLength(1);
  });
});
