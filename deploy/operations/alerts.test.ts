import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project.ts';
import { alerts } from './alerts.ts';

const source = join(projectRoot, 'functions/src');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');
const operations = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');

/** Errors that alert nobody, and why that loses nothing. */
const withoutAlert: Readonly<Record<string, string>> = {
  'Gave up on an order that kept changing':
    'It is thrown on, and whoever asked for it has an alert.',
  'Could not cancel a payment':
    'The sweep tries again every 10 minutes; a payment made meanwhile marks the order and mails the office.',
  'Could not look for open payments':
    'The checkouts stay open, where the sweep finds them within 10 minutes.',
  'Could not queue an email': 'The sweep takes it up within 10 minutes.',
  'Custom claims not set': 'The sweep sets them within five minutes, or has an alert.',
  'Staff action failed':
    'Who acted reads that it failed and may act again: the same refund is never made twice.',
  'Could not look for orders with staff fields':
    'The next hour looks again; until then a customer can read what they could read before.',
  'Could not move staff fields out of an order':
    'Somebody wrote it at that moment; the next hour looks again.',
  'Changed email not synced':
    'The next visit or the daily check copies it; until then emails go to the former address.',
  'Could not look for records without createdAt':
    'The next hour looks again; until then such an order is missing in lists, and nothing else.',
};

const logged = (call: string) =>
  [...code.matchAll(new RegExp(`\\b${call}\\(\\s*(?:'([^']+)'|"([^"]+)")`, 'g'))].map(
    ([, single, double]) => single ?? double ?? '',
  );

/** Entries that are written with an explicit severity. */
const written = [
  ...code.matchAll(/\bwrite\(\{\s*severity: '(?<severity>\w+)',\s*message: '(?<message>[^']+)'/g),
].map(({ groups }) => ({ severity: groups?.severity ?? '', message: groups?.message ?? '' }));

const errors = [
  ...new Set([
    ...logged('logError'),
    ...written.filter(({ severity }) => severity === 'ERROR').map(({ message }) => message),
  ]),
];

/** The messages that a filter looks for. */
const messagesIn = (filter: string) =>
  [...filter.matchAll(/jsonPayload\.message:"([^"]+)"/g)].map(([, message]) => message);

const alerted = alerts.flatMap(({ policy }) =>
  policy.conditions.flatMap(({ conditionMatchedLog }) => messagesIn(conditionMatchedLog.filter)),
);

it('finds every message of an error that is logged', () => {
  expect(logged('logError')).toHaveLength([...code.matchAll(/\blogError\(/g)].length);
  expect(written).toHaveLength([...code.matchAll(/\bwrite\(\{/g)].length);
});

it('has an alert for each error, or a reason why not', () => {
  const known = [...alerted, ...Object.keys(withoutAlert)];
  expect(errors.filter((message) => !known.includes(message))).toEqual([]);
});

it('gives no reason for what is logged no more, or has an alert', () => {
  for (const message of Object.keys(withoutAlert)) {
    expect(errors).toContain(message);
    expect(alerted).not.toContain(message);
    expect(operations).toContain(message);
  }
});

describe.each(alerts.map(({ policy }) => [policy.displayName, policy] as const))(
  '%s',
  (name, policy) => {
    const filters = policy.conditions.map(({ conditionMatchedLog }) => conditionMatchedLog.filter);

    it('looks for messages as they are logged', () => {
      for (const message of filters.flatMap(messagesIn)) {
        expect([...errors, ...logged('warn'), ...written.map((entry) => entry.message)]).toContain(
          message,
        );
      }
    });

    it('looks for values as they are logged', () => {
      // Such as a state or the message of another error.
      for (const [, value] of filters.join().matchAll(/jsonPayload\.[\w.]+="([^"]+)"/g)) {
        expect(code).toContain(`'${value}'`);
      }
    });

    it('is what Cloud Monitoring takes: one condition on the log, and a limit of notifications', () => {
      expect(policy).toMatchObject({
        combiner: 'OR',
        severity: expect.stringMatching(/^(CRITICAL|ERROR|WARNING)$/),
        conditions: [{ displayName: expect.any(String) }],
        alertStrategy: {
          notificationRateLimit: { period: expect.stringMatching(/^\d+s$/) },
          autoClose: expect.stringMatching(/^\d+s$/),
        },
        documentation: { mimeType: 'text/markdown' },
      });
      expect(policy.conditions).toHaveLength(1);
    });

    it('is explained to whoever is on call', () => {
      expect(operations).toContain(name.replace('Shop: ', ''));
      for (const message of filters.flatMap(messagesIn)) expect(operations).toContain(message);
    });
  },
);

it('gives each alert a name of its own', () => {
  const names = alerts.map(({ policy }) => policy.displayName);
  expect(new Set(names).size).toBe(names.length);
});
