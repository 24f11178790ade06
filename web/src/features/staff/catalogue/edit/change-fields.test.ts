import { describe, expect, it } from 'vitest';
import {
  changesOf,
  type Fields,
  fieldNames,
  fieldsOf,
  findIssues,
  readFields,
} from './change-fields.ts';
import { effectiveDay } from './start-fields.ts';

const row = { sku: 'I4510', price: '$139.00', hidden: false, availability: null };
const today = '2026-11-27';
const edited = (fields: Partial<Fields>) => ({ ...fieldsOf(row), ...fields });

describe('fieldsOf', () => {
  it.each([
    ['$1,900.00', { priceKind: 'amount', amount: '$1,900.00' }],
    ['Call for price', { priceKind: 'call', amount: '' }],
    ['sold only in kit', { priceKind: 'kit', amount: '' }],
    ['', { priceKind: 'none', amount: '' }],
  ])('reads the price %j', (price, fields) => {
    expect(fieldsOf({ ...row, price })).toMatchObject(fields);
  });

  it('reads the availability', () => {
    expect(fieldsOf({ ...row, availability: { kind: 'ships-in', days: 5 } })).toMatchObject({
      stock: 'ships-in',
      days: '5',
    });
    expect(
      fieldsOf({ ...row, availability: { kind: 'out-of-stock', until: '2027-03-12' } }),
    ).toMatchObject({ stock: 'out-of-stock', until: '2027-03-12' });
  });
});

describe('changesOf', () => {
  it('is empty if the form is unchanged', () => {
    expect(changesOf([row], fieldsOf(row))).toEqual([]);
  });

  it('contains only the fields that differ', () => {
    expect(changesOf([row], edited({ amount: '145' }))).toEqual([
      { sku: 'I4510', price: '$145.00' },
    ]);
    expect(changesOf([row], edited({ visibility: 'hidden', stock: 'out-of-stock' }))).toEqual([
      { sku: 'I4510', hidden: true, availability: { kind: 'out-of-stock', until: null } },
    ]);
  });

  it("doesn't treat another spelling of the price as a change", () => {
    expect(changesOf([row], edited({ amount: '139' }))).toEqual([]);
  });

  it('removes a note', () => {
    const noted = { ...row, availability: { kind: 'ships-in', days: 5 } } as const;
    expect(changesOf([noted], { ...fieldsOf(noted), stock: 'usual' })).toEqual([
      { sku: 'I4510', availability: null },
    ]);
  });

  it('skips products that already have the chosen values', () => {
    const keep = readFields({
      ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<
        (typeof fieldNames)[number],
        string
      >),
      visibility: 'hidden',
    });
    expect(changesOf([row, { ...row, sku: 'HD55S', hidden: true }], keep)).toEqual([
      { sku: 'I4510', hidden: true },
    ]);
  });
});

describe('findIssues', () => {
  it.each([
    ['no change', {}, { priceKind: 'nothing' }],
    ['a price of zero', { amount: '$0.00' }, { amount: 'amount' }],
    ['a price in words', { amount: 'ask us' }, { amount: 'amount' }],
    ['no days', { stock: 'ships-in' }, { days: 'days' }],
    ['too many days', { stock: 'ships-in', days: '366' }, { days: 'days' }],
    ['a day that has passed', { stock: 'out-of-stock', until: today }, { until: 'until' }],
    [
      'a day before the change takes effect',
      { stock: 'out-of-stock', until: '2027-01-01', start: 'later', effectiveOn: '2027-01-01' },
      { until: 'until' },
    ],
    ['no start', { amount: '145', start: 'later' }, { effectiveOn: 'effectiveOn' }],
    [
      'a start that has passed',
      { amount: '145', start: 'later', effectiveOn: '2026-11-26' },
      { effectiveOn: 'effectiveOn' },
    ],
  ] as const)('rejects %s', (_what, fields, issues) => {
    expect(findIssues([row], edited(fields), today)).toEqual(issues);
  });

  it('accepts a change that starts later today', () => {
    const fields = edited({ amount: '145', start: 'later', effectiveOn: today });
    expect(findIssues([row], fields, today)).toEqual({});
    expect(effectiveDay(fields)).toBe(today);
    expect(effectiveDay(edited({}))).toBeNull();
  });
});
