import type { ReportedProblem, RequestedReturnLine } from '@dental-shop/domain/api/returns';
import { maxReturnLines } from '@dental-shop/domain/api/staff/return-calls';
import {
  boneQuality,
  deviceFate,
  failureSymptom,
  loading,
} from '@dental-shop/domain/complaints/complaint';
import { patientDetails } from '@dental-shop/domain/complaints/patient-details';
import { reportDateIssues } from '@dental-shop/domain/complaints/report-date-issues';
import { phoneNumber } from '@dental-shop/domain/contact/phone-number';
import { policyExclusions } from '@dental-shop/domain/returns/return-policy';
import type { OfficeReturnPolicy } from '@dental-shop/domain/settings/office-settings';
import type { returns } from '../../../../shared/i18n/content/en/returns.ts';
import { fieldName, type ReturnChoice, type ReturnChoices } from './return-choices.ts';

export type ReturnIssue = keyof typeof returns.form.issues;
export type ReturnIssues = Record<string, ReturnIssue>;
type Fields = Readonly<Record<string, string>>;

/** The names of the fields that don't belong to a single line. */
export const selectionField = 'selection';
export const noteField = 'note';

const reportFields = [
  'procedureDate',
  'failureDate',
  'site',
  'boneQuality',
  'loading',
  'deviceFate',
  'description',
  ...failureSymptom.options,
  'phone',
] as const;
type ReportField = (typeof reportFields)[number];

export function fieldNames(choices: ReturnChoices): string[] {
  const ofLines = [...choices].flatMap(([key, { reason }]) => [
    fieldName(key, 'quantity'),
    fieldName(key, 'reason'),
    fieldName(key, 'unopened'),
    ...(reason === 'device-problem' ? reportFields.map((field) => fieldName(key, field)) : []),
  ]);
  return [selectionField, noteField, ...ofLines];
}

interface Circumstances {
  policy: OfficeReturnPolicy;
  /** The office's calendar date, such as `2026-11-27`. */
  today: string;
  /** The customer's calendar date, which may be a day later. */
  ownToday: string;
}

export function returnIssues(
  fields: Fields,
  choices: ReturnChoices,
  circumstances: Circumstances,
): ReturnIssues {
  const issues = [...choices].flatMap(([key, choice]) =>
    Object.entries(lineIssues(fields, key, choice, circumstances)).map(
      ([field, issue]) => [fieldName(key, field), issue] as const,
    ),
  );
  const note = patientDetails(fields[noteField] ?? '');
  return {
    ...(choices.size === 0 && { [selectionField]: 'selection' }),
    ...(choices.size > maxReturnLines && { [selectionField]: 'tooMany' }),
    ...Object.fromEntries(issues),
    ...(note && { [noteField]: note }),
  };
}

function lineIssues(
  fields: Fields,
  key: string,
  { line, reason, unopened }: ReturnChoice,
  { policy, today, ownToday }: Circumstances,
): Partial<Record<ReportField | 'quantity' | 'reason' | 'unopened', ReturnIssue>> {
  const quantity = readQuantity(fields[fieldName(key, 'quantity')]);
  const isQuantity = quantity !== undefined && quantity <= line.returnable;
  const isDeviceProblem = reason === 'device-problem';
  const isExcluded =
    reason !== '' &&
    policyExclusions(line, { reason, unopened: unopened ?? true, today }, policy).length > 0;
  return {
    ...(!isQuantity && { quantity: line.returnable === 0 ? 'noneLeft' : 'quantity' }),
    ...(reason === '' && { reason: 'reason' }),
    ...(isExcluded && { reason: 'excluded' }),
    ...(!isDeviceProblem && reason !== '' && unopened === undefined && { unopened: 'packaging' }),
    ...(isDeviceProblem && reportIssues(readReport(fields, key), ownToday)),
  };
}

type ReportInput = Record<Exclude<ReportField, 'procedureDate' | 'failureDate'>, string> &
  Pick<ReportedProblem, 'procedureDate' | 'failureDate'>;

function readReport(fields: Fields, key: string): ReportInput {
  const read = (field: ReportField) => fields[fieldName(key, field)]?.trim() ?? '';
  const entries = reportFields.map((field) => [field, read(field)] as const);
  const dates = {
    procedureDate: read('procedureDate') || null,
    failureDate: read('failureDate') || null,
  };
  return { ...(Object.fromEntries(entries) as Record<ReportField, string>), ...dates };
}

function reportIssues(
  report: ReportInput,
  ownToday: string,
): Partial<Record<ReportField, ReturnIssue>> {
  const missing = (['boneQuality', 'loading', 'deviceFate', 'description'] as const).filter(
    (field) => report[field] === '',
  );
  const site = patientDetails(report.site);
  const description = patientDetails(report.description);
  return {
    ...Object.fromEntries(missing.map((field) => [field, field])),
    ...reportDateIssues(report, ownToday),
    ...(site && { site }),
    ...(!phoneNumber.safeParse(report.phone).success && { phone: 'phone' }),
    ...(description && { description }),
  };
}

/** Only for fields without issues. */
export function readReturnLines(fields: Fields, choices: ReturnChoices): RequestedReturnLine[] {
  return [...choices].flatMap(([key, { line, reason, unopened = false }]) => {
    const quantity = readQuantity(fields[fieldName(key, 'quantity')]);
    if (reason === '' || quantity === undefined) return [];
    const { shipmentId, sku, lot } = line;
    const requested = { shipmentId, sku, lot, quantity, reason };
    return reason === 'device-problem'
      ? { ...requested, unopened: false, report: toReport(readReport(fields, key)) }
      : { ...requested, unopened };
  });
}

function toReport(input: ReportInput): ReportedProblem {
  const symptoms = failureSymptom.options.filter((symptom) => input[symptom] !== '');
  return {
    procedureDate: input.procedureDate,
    failureDate: input.failureDate,
    site: input.site,
    phone: input.phone,
    boneQuality: boneQuality.parse(input.boneQuality),
    loading: loading.parse(input.loading),
    // "None" contradicts any other symptom.
    symptoms: symptoms.length > 1 ? symptoms.filter((each) => each !== 'none') : symptoms,
    deviceFate: deviceFate.parse(input.deviceFate),
    description: input.description,
  };
}

function readQuantity(text = ''): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : undefined;
}
