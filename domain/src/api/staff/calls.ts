import type * as z from 'zod';
import { accountCalls } from './account-calls.ts';
import { memberCalls } from './member-calls.ts';
import { officeCalls } from './office-calls.ts';
import { orderCalls } from './order-calls.ts';

/**
 * The contract of each staff call, by its name in the address, with examples that several suites send.
 * `needsRecentSignIn` rejects a call with `recent-sign-in-required` unless the caller has just entered
 * the password.
 */
export const staffCalls = { ...accountCalls, ...memberCalls, ...officeCalls, ...orderCalls };

export type StaffCall = keyof typeof staffCalls;

type Contract<Name extends StaffCall> = (typeof staffCalls)[Name];

/** A call's input, as the browser sends it. */
export type StaffInput<Name extends StaffCall> = z.input<Contract<Name>['request']>;
/** The checked input, with the contract's defaults filled in. */
export type CheckedStaffInput<Name extends StaffCall> = z.output<Contract<Name>['request']>;
export type StaffOutput<Name extends StaffCall> = z.output<Contract<Name>['response']>;
