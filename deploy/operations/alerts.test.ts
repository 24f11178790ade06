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

const withoutAlert: Readonly<Record<string, string>> = {
  'Gave up on an order that kept changing': 'The error is rethrown, and its caller has an alert.',
  'Could not cancel a payment':
    'The sweep retries every 10 minutes. A payment in the meantime flags the order and emails the office.',
  'Could not look for open payments':
    'The checkouts stay open until the sweep finds them within 10 minutes.',
  'Could not release a shipment':
    'The sweep retries every minute. Staff see that the shipment is overdue and can release it.',
  'Could not queue an email': 'The sweep retries within 10 minutes.',
  'Custom claims not set': 'The sweep sets them within five minutes or raises an alert.',
  'Staff action failed':
    'The staff member sees the error and can retry. The same refund is never made twice.',
  'Could not remove packers from shipments':
    'The next hourly run retries. Until then, customers can read the same data as before.',
  'Could not look for unanswered refunds': 'The next hourly run retries.',
  'Could not settle a refund':
    'The next hourly run retries. Until then, the units stay closed and can’t be shipped.',
  'Ran out of time to settle refunds': 'The next hourly run continues.',
  'Could not look for orders with staff fields':
    'The next hourly run retries. Until then, customers can read the same data as before.',
  'Could not move staff fields out of an order':
    'The order changed at the same time. The next hourly run retries.',
  'Changed email not synced':
    'The next visit or the daily check copies it. Until then, emails go to the previous address.',
  'Auth user not copied':
    'The sweep retries within five minutes. Functions reject revoked sign-ins immediately.',
  'Invitation not swept': 'The sweep retries within five minutes.',
  'Stock notice not sent': 'The sweep retries within 5 minutes, and sends the others meanwhile.',
  'Stock notices not sent':
    'The sweep retries within 5 minutes. The customers keep their place until the email is queued.',
  'Could not backfill search terms':
    'The next hourly run retries. Until then, staff find the record only in the lists.',
  'A record has no search terms':
    'The record is malformed. Staff find it only in the lists until its next change.',
  'Could not look for records without createdAt':
    'The next hourly run retries. Until then, the order is only missing from lists.',
};

const logged = (call: string) =>
  [...code.matchAll(new RegExp(`\\b${call}\\(\\s*(?:'([^']+)'|"([^"]+)")`, 'g'))].map(
    ([, single, double]) => single ?? double ?? '',
  );

const written = [
  ...code.matchAll(/\bwrite\(\{\s*severity: '(?<severity>\w+)',\s*message: '(?<message>[^']+)'/g),
].map(({ groups }) => ({ severity: groups?.severity ?? '', message: groups?.message ?? '' }));

const errors = [
  ...new Set([
    ...logged('logError'),
    ...written.filter(({ severity }) => severity === 'ERROR').map(({ message }) => message),
  ]),
];

const messagesIn = (filter: string) =>
  [...filter.matchAll(/jsonPayload\.message:"([^"]+)"/g)].map(([, message]) => message);

const alerted = alerts.flatMap(({ policy }) =>
  policy.conditions.flatMap(({ conditionMatchedLog }) => messagesIn(conditionMatchedLog.filter)),
);

it('extracts the message of every logged error', () => {
  expect(logged('logError')).toHaveLength([...code.matchAll(/\blogError\(/g)].length);
  expect(written).toHaveLength([...code.matchAll(/\bwrite\(\{/g)].length);
});

it('gives a reason for every logged error without an alert', () => {
  const known = [...alerted, ...Object.keys(withoutAlert)];
  expect(errors.filter((message) => !known.includes(message))).toEqual([]);
});

it('lists reasons only for logged errors without an alert', () => {
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

    it('matches only messages that are logged', () => {
      for (const message of filters.flatMap(messagesIn)) {
        expect([...errors, ...logged('warn'), ...written.map((entry) => entry.message)]).toContain(
          message,
        );
      }
    });

    it('matches only values that are logged', () => {
      for (const [, value] of filters.join().matchAll(/jsonPayload\.[\w.]+="([^"]+)"/g)) {
        expect(code).toContain(`'${value}'`);
      }
    });

    it('has one condition and a notification limit, as Cloud Monitoring requires', () => {
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

    it('is explained in the operations guide', () => {
      expect(operations).toContain(name.replace('Shop: ', ''));
      for (const message of filters.flatMap(messagesIn)) expect(operations).toContain(message);
    });
  },
);

it('gives each alert a unique name', () => {
  const names = alerts.map(({ policy }) => policy.displayName);
  expect(new Set(names).size).toBe(names.length);
});
