import type * as z from 'zod';
import { annotateOrderRequest, annotateOrderResponse } from './annotate-order.ts';
import { checkCatalogueRequest, checkCatalogueResponse } from './check-catalogue.ts';
import { decideAccountRequest, decideAccountResponse } from './decide-account.ts';
import { findAccountRequest, findAccountResponse } from './find-account.ts';
import { inspectAccountsRequest, inspectAccountsResponse } from './inspect-accounts.ts';
import { markContactMessageRequest, markContactMessageResponse } from './mark-contact-message.ts';
import { readOrderHistoryRequest, readOrderHistoryResponse } from './read-order-history.ts';
import { readOverviewRequest, readOverviewResponse } from './read-overview.ts';
import { reconcileOrderRequest, reconcileOrderResponse } from './reconcile-order.ts';
import { refundOrderRequest, refundOrderResponse } from './refund-order.ts';
import { resendMailRequest, resendMailResponse } from './resend-mail.ts';
import { setStaffRequest, setStaffResponse } from './set-staff.ts';
import { undoDecisionRequest, undoDecisionResponse } from './undo-decision.ts';
import { updateCustomerRequest, updateCustomerResponse } from './update-customer.ts';

/**
 * The contract of each staff call, by its name in the address, each with examples, which several suites send. `needsRecentSignIn`: refused with
 * `recent-sign-in-required` unless the password was given a moment ago.
 */
export const staffCalls = {
  decideAccount: { request: decideAccountRequest, response: decideAccountResponse },
  findAccount: { request: findAccountRequest, response: findAccountResponse },
  inspectAccounts: { request: inspectAccountsRequest, response: inspectAccountsResponse },
  annotateOrder: { request: annotateOrderRequest, response: annotateOrderResponse },
  readOrderHistory: { request: readOrderHistoryRequest, response: readOrderHistoryResponse },
  reconcileOrder: { request: reconcileOrderRequest, response: reconcileOrderResponse },
  refundOrder: {
    request: refundOrderRequest,
    response: refundOrderResponse,
    needsRecentSignIn: true,
  },
  resendMail: { request: resendMailRequest, response: resendMailResponse },
  checkCatalogue: { request: checkCatalogueRequest, response: checkCatalogueResponse },
  markContactMessage: {
    request: markContactMessageRequest,
    response: markContactMessageResponse,
  },
  readOverview: { request: readOverviewRequest, response: readOverviewResponse },
  setStaff: { request: setStaffRequest, response: setStaffResponse, needsRecentSignIn: true },
  undoDecision: { request: undoDecisionRequest, response: undoDecisionResponse },
  updateCustomer: {
    request: updateCustomerRequest,
    response: updateCustomerResponse,
    needsRecentSignIn: true,
  },
} as const;

export type StaffCall = keyof typeof staffCalls;

type Contract<Name extends StaffCall> = (typeof staffCalls)[Name];

/** A call's input, as the browser sends it. */
export type StaffInput<Name extends StaffCall> = z.input<Contract<Name>['request']>;
/** The checked input, with the contract's defaults filled in. */
export type CheckedStaffInput<Name extends StaffCall> = z.output<Contract<Name>['request']>;
/** A call's answer. */
export type StaffOutput<Name extends StaffCall> = z.output<Contract<Name>['response']>;
