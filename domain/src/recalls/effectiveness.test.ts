import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effectivenessRows, summarizeEffectiveness } from './effectiveness.ts';
import type { RecallConsignee } from './recall.ts';

const sentAt = new Date('2026-11-27T12:00:00Z');
const instant = { toDate: () => sentAt };

function consigneeOf(
  changes: Partial<RecallConsignee<typeof instant>>,
): RecallConsignee<typeof instant> {
  const uid = changes.uid ?? 'ana';
  return {
    uid,
    name: uid,
    email: `${uid}@example.com`,
    language: 'en',
    address: null,
    quantity: 2,
    lots: ['A1'],
    orderNumbers: [],
    mailId: `mail-${uid}`,
    tokenHashes: [],
    notifiedAt: instant,
    deliveredAt: null,
    acknowledgedAt: null,
    expireAt: instant,
    ...changes,
  };
}

it('combines consignees with their returns and emails, sorted by name', () => {
  const rows = effectivenessRows(
    [
      consigneeOf({ uid: 'cleo', mailId: null, email: '' }),
      consigneeOf({ uid: 'bea' }),
      consigneeOf({ uid: 'ana', acknowledgedAt: instant, deliveredAt: instant }),
    ],
    new Map([['ana', 1]]),
    new Map([['mail-bea', 'waiting']]),
  );
  const at = '2026-11-27T12:00:00.000Z';
  expect(rows).toMatchObject([
    { uid: 'ana', returned: 1, delivery: 'delivered', deliveredAt: at, acknowledgedAt: at },
    { uid: 'bea', returned: 0, delivery: 'waiting', deliveredAt: null, acknowledgedAt: null },
    { uid: 'cleo', returned: 0, delivery: null, deliveredAt: null, acknowledgedAt: null },
  ]);
  expect(summarizeEffectiveness(rows)).toEqual({
    consignees: 3,
    sent: 2,
    failed: 0,
    delivered: 1,
    acknowledged: 1,
    quantity: 6,
    returned: 1,
  });
});

it('counts emails that failed permanently separately', () => {
  const consignees = ['ana', 'bea', 'cleo'].map((uid) => consigneeOf({ uid }));
  const states = new Map([
    ['mail-ana', 'abandoned'],
    ['mail-bea', 'waiting'],
  ] as const);
  const rows = effectivenessRows(consignees, new Map(), states);
  expect(summarizeEffectiveness(rows)).toMatchObject({ consignees: 3, sent: 2, failed: 1 });
});

it('shows that an email was delivered even after it has been deleted', () => {
  const delivered = [consigneeOf({ deliveredAt: instant })];
  expect(effectivenessRows(delivered, new Map(), new Map())).toMatchObject([
    { delivery: 'delivered' },
  ]);
  expect(effectivenessRows([consigneeOf({})], new Map(), new Map())).toMatchObject([
    { delivery: null },
  ]);
});

it('never reports more emails, deliveries, or acknowledgments than consignees', () => {
  const consignee = fc
    .record({
      uid: fc.uuid(),
      email: fc.constantFrom('', 'ana@example.com'),
      quantity: fc.integer({ min: 1, max: 50 }),
      deliveredAt: fc.constantFrom(null, instant),
      acknowledgedAt: fc.constantFrom(null, instant),
    })
    .map(consigneeOf);
  fc.assert(
    fc.property(fc.array(consignee), (consignees) => {
      const rows = effectivenessRows(consignees, new Map(), new Map());
      const summary = summarizeEffectiveness(rows);
      expect(summary.consignees).toBe(consignees.length);
      for (const part of ['sent', 'failed', 'delivered', 'acknowledged'] as const) {
        expect(summary[part]).toBeLessThanOrEqual(summary.consignees);
      }
      expect(summary.quantity).toBe(consignees.reduce((sum, { quantity }) => sum + quantity, 0));
    }),
  );
});
