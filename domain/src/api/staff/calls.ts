import type * as z from 'zod';
import type { Language } from '../../language/language.ts';
import { accountCalls } from './account-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { complaintCalls } from './complaint-calls.ts';
import { findCalls } from './find-calls.ts';
import { memberCalls } from './member-calls.ts';
import { officeCalls } from './office-calls.ts';
import { orderCalls } from './order-calls.ts';
import { recallCalls } from './recall-calls.ts';
import { returnCalls } from './return-calls.ts';
import { shippingCalls } from './shipping-calls.ts';

export interface StaffContract {
  request: z.ZodType;
  response: z.ZodType;
  needsRecentSignIn?: true;
  /**
   * The call's audit actions, with their labels for staff screens. The labels are here rather than in i18next, so that
   * an action can't be added without them.
   */
  audited?: Readonly<Record<string, AuditText>>;
}

export type AuditText = Readonly<Record<Language, string>>;

export const staffCalls = {
  ...accountCalls,
  ...catalogueCalls,
  ...complaintCalls,
  ...findCalls,
  ...memberCalls,
  ...officeCalls,
  ...orderCalls,
  ...recallCalls,
  ...returnCalls,
  ...shippingCalls,
} satisfies Record<string, StaffContract>;

export type StaffCall = keyof typeof staffCalls;

type Contract<Name extends StaffCall> = (typeof staffCalls)[Name];

export type StaffInput<Name extends StaffCall> = z.input<Contract<Name>['request']>;
export type CheckedStaffInput<Name extends StaffCall> = z.output<Contract<Name>['request']>;
export type StaffOutput<Name extends StaffCall> = z.output<Contract<Name>['response']>;
