import { describe, expect, it } from 'vitest';
import { completeSettings } from './settings-fixture.ts';
import { checkSettings } from './settings-problems.ts';

function withValue(path: string, value: unknown): unknown {
  const settings: Record<string, unknown> = JSON.parse(JSON.stringify(completeSettings));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent = settings;
  for (const key of keys) {
    parent[key] ??= {};
    parent = parent[key] as Record<string, unknown>;
  }
  parent[last] = value;
  return settings;
}

const key = 'k'.repeat(38);

const wrong: readonly (readonly [string, RegExp, readonly unknown[]])[] = [
  [
    'siteUrl',
    /must be a URL such as https:\/\/shop/,
    ['x https://shop.us', 'https://SHOP.us', 'https://shop', 'https://shop.us/x', 'shop.us'],
  ],
  [
    'projectId',
    /is not a Firebase project ID/,
    ['north-dental!', 'nORTH-dental', 'north-dental-', 'x', '1north', 'demo-north'],
  ],
  ['firebase.apiKey', /is not a web app key/, [`xAIza${'a'.repeat(35)}`, `AIza${'a'.repeat(36)}`]],
  [
    'firebase.authDomain',
    /is not a domain/,
    ['x north.us', 'north.us x', 'north.US', 'NORTH.us', 'north'],
  ],
  ['firebase.appId', /is not a web app ID/, ['x1:1:web:ab', '1:1:web:ab!', '1:1:ios:ab']],
  ['appCheck.mode', /must be 'enforced', 'monitor'/, ['on', '', true]],
  ['appCheck.siteKey', /is not a reCAPTCHA Enterprise site key/, [`x6L${key}`, `6L${key}x`, '6L']],
  ['stripe.mode', /must be 'live' or 'test'/, ['', 'Live']],
  [
    'stripe.publishableKey',
    /is not a publishable key/,
    [`x pk_live_${'1'.repeat(24)}`, `pk_live_${'1'.repeat(24)}!`, 'pk_live_1'],
  ],
  [
    'mail.from',
    /must look like Shop Name </,
    ['Shop\n<a@north.us>', '<Shop> <a@north.us>', 'Shop <a@north.us> x', 'Shop <a>', 'a@north.us'],
  ],
  ['mail.office', /must be the office's email address/, ['office', '']],
  [
    'mail.smtpHost',
    /must be a host name/,
    ['x smtp.north.us', 'smtp.north.us x', 'SMTP.north.us', 'smtp.north.US', 'smtp'],
  ],
  ['mail.smtpPort', /must be a number/, ['587', 58.7]],
  ['mail.smtpSecure', /must be 'starttls'/, ['', 'ssl']],
  ['staffSecondFactor', /must be 'required' or 'off'/, ['', 'on']],
  ['stripe.wallets', /must be a list of 'link'/, ['link', true]],
  ['stripe.wallets.0', /must contain only 'link'/, ['paypal', 'apple_pay']],
  ['hstsIncludeSubDomains', /must be true or false/, ['true', 1]],
  ['site.name', /: is empty\.$/, ['', ' ']],
  [
    'site.company.phone',
    /must be an international number/,
    ['x +1 207-200-0001', '+1 207-200-0001 x', '207'],
  ],
  ['site.company.email', /must be an email address such as info/, ['info']],
  [
    'site.company.website',
    /must be an https URL/,
    ['http://www.north.us', 'xhttps://www.north.us', 'httpsx://www.north.us', 'north'],
  ],
  ['site.company.address', /is empty; enter the lines/, [[]]],
  ['site.orderTerms.delivery.es', /: is empty\.$/, ['', ' ']],
  ['site.people.faculty', /is empty; enter your course faculty/, [[]]],
];

describe.each(wrong)('%s', (path, sentence, values) => {
  it.each(values.map((value) => ({ value })))(
    'rejects $value and explains the correct value',
    ({ value }) => {
      const { settings, problems } = checkSettings(withValue(path, value));
      expect(settings).toBeUndefined();
      const own = problems.filter((problem) => problem.startsWith(`${path}: `));
      expect(own.join(' ')).toMatch(sentence);
    },
  );
});

it.each(['required', 'off'])('accepts the staffSecondFactor value %s', (value) => {
  expect(checkSettings(withValue('staffSecondFactor', value)).problems).toEqual([]);
});

it('defaults to card payments only and to HSTS without subdomains', () => {
  expect(checkSettings(withValue('stripe.wallets', undefined)).settings?.stripe.wallets).toEqual(
    [],
  );
  const { settings } = checkSettings(withValue('hstsIncludeSubDomains', undefined));
  expect(settings?.hstsIncludeSubDomains).toBe(false);
});

it('accepts settings with some or no order terms', () => {
  const without = checkSettings(withValue('site.orderTerms', undefined));
  expect(without.settings?.site.orderTerms).toEqual({});
  const delivery = { en: 'Ships within 2 business days', es: 'Envío en 2 días hábiles' };
  const { settings } = checkSettings(withValue('site.orderTerms', { delivery }));
  expect(settings?.site.orderTerms).toEqual({ delivery });
});

it.each(['link', 'applePay', 'googlePay'])('accepts the wallet %s', (wallet) => {
  expect(checkSettings(withValue('stripe.wallets', [wallet])).problems).toEqual([]);
});

it.each([
  ['live', 'test', "stripe.mode is 'live'", 'switched off'],
  ['test', 'live', "stripe.mode is 'test'", 'switched on'],
])('in %s mode, rejects a %s key and explains how to switch', (mode, other, ...words) => {
  const stripe = { mode, publishableKey: `pk_${other}_${'1'.repeat(24)}` };
  const { problems } = checkSettings(withValue('stripe', stripe));
  expect(problems).toHaveLength(1);
  for (const word of words) expect(problems[0]).toContain(word);
});

it.each([
  [465, 'tls', 0],
  [587, 'starttls', 0],
  [2525, 'tls', 0],
  [465, 'starttls', 1],
  [587, 'tls', 1],
])('for port %d with %s, reports %d problems', (smtpPort, smtpSecure, count) => {
  const mail = { ...completeSettings.mail, smtpPort, smtpSecure };
  expect(checkSettings(withValue('mail', mail)).problems).toHaveLength(count);
});

it.each(['127.10.20.30', 'localhost', '0.0.0.0', '[::1]'])('rejects the local host %s', (host) => {
  const { problems } = checkSettings(withValue('site.courses', `https://${host}/courses`));
  expect(problems.join(' ')).toContain('belongs to the local emulators');
});

it.each(['Facebook', 'Instagram', 'YouTube', 'LinkedIn'])(
  'accepts the social network %s from the example',
  (name) => {
    const media = Array.from({ length: 4 }, (_, index) => ({
      name,
      address: `https://www.media.us/${index}`,
    }));
    expect(checkSettings(withValue('site.socialMedia', media)).problems).toEqual([]);
  },
);
