import type { ReturnReason } from '@dental-shop/domain/returns/return';
import type { ReturnableLine } from '@dental-shop/domain/returns/returnable-lines';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { describe, expect, it } from 'vitest';
import { fieldNames, readReturnLines, returnIssues } from './read-return-form.ts';
import { fieldName, lineKey, type ReturnChoice, type ReturnChoices } from './return-choices.ts';

const line: ReturnableLine = {
  shipmentId: 'shipment',
  orderId: 'order-1',
  orderNumber: 'K7QM-3XWT',
  sku: 'IMP-1',
  name: 'Implant',
  lot: 'L1',
  expiry: '2029-05-31',
  shippedAt: new Date('2026-11-20T20:00:00Z'),
  shipped: 3,
  returnable: 2,
};
const key = lineKey(line);
const circumstances = {
  policy: { ...officeSettings.parse({}).returnPolicy, timeZone: 'America/Los_Angeles' },
  today: '2026-11-27',
  ownToday: '2026-11-27',
};
const choose = (reason: ReturnReason | '', changes: Partial<ReturnChoice> = {}): ReturnChoices =>
  new Map([[key, { line, reason, unopened: true, ...changes }]]);
const named = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [fieldName(key, field), value] as const),
  );
const answers = {
  quantity: '1',
  procedureDate: '2026-05-04',
  failureDate: '2026-09-01',
  site: ' 36 ',
  boneQuality: 'D2',
  loading: 'delayed',
  deviceFate: 'returned',
  description: 'Mobile after loading.',
  phone: ' 702-555-0123 ',
  pain: 'on',
  mobility: 'on',
};
const issuesOf = (fields: Record<string, string>, choices: ReturnChoices) =>
  returnIssues(named(fields), choices, circumstances);

describe('returnIssues', () => {
  it('is empty for a complete line', () => {
    expect(issuesOf({ quantity: '2' }, choose('no-longer-needed'))).toEqual({});
    expect(issuesOf(answers, choose('device-problem', { unopened: undefined }))).toEqual({});
  });

  it('requires a selection', () => {
    expect(issuesOf({}, new Map())).toEqual({ selection: 'selection' });
  });

  it('rejects more lines than the server accepts', () => {
    const lines = Array.from({ length: 51 }, (_, index) => ({ ...line, lot: `L${index}` }));
    const choices = new Map(
      lines.map(
        (each) => [lineKey(each), { line: each, reason: 'damaged', unopened: true }] as const,
      ),
    );
    expect(returnIssues({}, choices, circumstances)).toMatchObject({ selection: 'tooMany' });
  });

  it.each(['', '0', '3', '1.5', '-1', 'two'])('rejects the quantity %j', (quantity) => {
    expect(issuesOf({ quantity }, choose('damaged'))).toEqual(named({ quantity: 'quantity' }));
  });

  it('explains that another return already contains all units', () => {
    const gone = choose('damaged', { line: { ...line, returnable: 0 } });
    expect(issuesOf({ quantity: '1' }, gone)).toEqual(named({ quantity: 'noneLeft' }));
  });

  it('requires a reason before it asks about the packaging', () => {
    const choices = choose('', { unopened: undefined });
    expect(issuesOf({ quantity: '1' }, choices)).toEqual(named({ reason: 'reason' }));
  });

  it('requires an answer about the packaging', () => {
    const choices = choose('no-longer-needed', { unopened: undefined });
    expect(issuesOf({ quantity: '1' }, choices)).toEqual(named({ unopened: 'packaging' }));
  });

  it('rejects lines that the policy excludes', () => {
    const opened = choose('no-longer-needed', { unopened: false });
    expect(issuesOf({ quantity: '1' }, opened)).toEqual(named({ reason: 'excluded' }));
  });

  it('requires the answers about a device problem', () => {
    const required = { boneQuality: '', loading: '', deviceFate: '', description: ' ' };
    expect(issuesOf({ ...answers, ...required }, choose('device-problem'))).toEqual(
      named({
        boneQuality: 'boneQuality',
        loading: 'loading',
        deviceFate: 'deviceFate',
        description: 'description',
      }),
    );
  });

  it.each([
    [{ procedureDate: '2026-11-28' }, { procedureDate: 'future', failureDate: 'before-procedure' }],
    [{ failureDate: '2026-05-03' }, { failureDate: 'before-procedure' }],
    [{ description: 'Patient: Ana Muñoz' }, { description: 'name' }],
    [{ site: 'DOB 05/04/1970' }, { site: 'birth-date' }],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ phone: '' }, {}],
  ])('with %j, returns the issues %j', (changes, issues) => {
    expect(issuesOf({ ...answers, ...changes }, choose('device-problem'))).toEqual(named(issues));
  });

  it('rejects patient details in the comment', () => {
    const fields = { ...named({ quantity: '1' }), note: 'Patient: Ana Muñoz' };
    expect(returnIssues(fields, choose('damaged'), circumstances)).toEqual({ note: 'name' });
  });
});

describe('readReturnLines', () => {
  it('reads a line without a report', () => {
    const choices = choose('no-longer-needed', { unopened: false });
    expect(readReturnLines(named({ quantity: ' 2 ' }), choices)).toEqual([
      {
        shipmentId: 'shipment',
        sku: 'IMP-1',
        lot: 'L1',
        quantity: 2,
        reason: 'no-longer-needed',
        unopened: false,
      },
    ]);
  });

  it('reads the report of a device problem', () => {
    const [requested] = readReturnLines(named(answers), choose('device-problem'));
    expect(requested).toMatchObject({ reason: 'device-problem', unopened: false });
    expect(requested?.report).toEqual({
      procedureDate: '2026-05-04',
      failureDate: '2026-09-01',
      site: '36',
      boneQuality: 'D2',
      loading: 'delayed',
      symptoms: ['pain', 'mobility'],
      deviceFate: 'returned',
      description: 'Mobile after loading.',
      phone: '702-555-0123',
    });
  });

  it('reads unknown dates as null and drops "none" next to other symptoms', () => {
    const unknown = { ...answers, procedureDate: '', failureDate: '', none: 'on' };
    const [requested] = readReturnLines(named(unknown), choose('device-problem'));
    expect(requested?.report).toMatchObject({
      procedureDate: null,
      failureDate: null,
      symptoms: ['pain', 'mobility'],
    });
  });
});

describe('fieldNames', () => {
  it('includes the questions about the device only for device problems', () => {
    expect(fieldNames(choose('device-problem'))).toContain(fieldName(key, 'description'));
    expect(fieldNames(choose('damaged'))).not.toContain(fieldName(key, 'description'));
  });
});
