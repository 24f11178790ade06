import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { checkSettings } from '@dental-shop/domain/settings/settings-problems';
import { expect, it } from 'vitest';

const example = JSON.parse(readFileSync(join(import.meta.dirname, 'example.json'), 'utf8'));

/** A list counts as one setting. */
function paths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path.join('.')];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]));
}

it('contains exactly the existing settings', () => {
  expect(paths(example).sort()).toEqual(paths(completeSettings).sort());
});

it('contains the example site', () => {
  expect(example.site).toEqual(exampleSite);
});

const usual = [
  'mail.smtpPort',
  'mail.smtpSecure',
  'warmApiInstances',
  'staffSecondFactor',
  'stripe.wallets',
  'hstsIncludeSubDomains',
  'site.certification.quizAddress',
];

function withExampleAt(path: string): unknown {
  const settings: unknown = JSON.parse(JSON.stringify(completeSettings));
  const names = path.split('.');
  const last = names.pop() ?? '';
  const into = (value: unknown) =>
    names.reduce<Record<string, unknown>>((inner, name) => Object(inner[name]), Object(value));
  into(settings)[last] = into(example)[last];
  return settings;
}

it.each(paths(example).filter((path) => !usual.includes(path)))(
  'is rejected because of the example value of %s',
  (path) => {
    const { problems } = checkSettings(withExampleAt(path));
    expect(problems.join('\n')).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}[.:]`, 'm'));
  },
);
