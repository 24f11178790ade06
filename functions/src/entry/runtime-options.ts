import type { GlobalOptions } from 'firebase-functions/options';
import { minApiInstances, serviceAccount } from '../platform/parameters.ts';

type Resources = Required<
  Pick<
    GlobalOptions,
    | 'memory'
    | 'cpu'
    | 'concurrency'
    | 'timeoutSeconds'
    | 'minInstances'
    | 'maxInstances'
    | 'serviceAccount'
  >
>;

/**
 * Loading the code takes 135 MiB before the first request.
 *
 * Everything but the schedules has someone waiting, so it gets a whole CPU, which Cloud Run also
 * requires for concurrency. `gcf_gen1` is a cheaper fraction.
 *
 * A new project may use 20 CPUs per region. A test checks that all instances together stay below
 * that.
 *
 * In new Google Cloud organizations the default service account has no roles, so the deploy creates
 * one (`deploy/access/required-roles.ts`).
 */
export const resources = {
  // 40 invoices of 40 lines in parallel took 435 MiB, 80 catalogue workbooks 247 MiB. Hosting waits
  // 60 s.
  api: {
    memory: '1GiB',
    cpu: 1,
    concurrency: 40,
    timeoutSeconds: 60,
    minInstances: minApiInstances,
    maxInstances: 6,
    serviceAccount,
  },
  // A second instance for deploys and calls that wait for Stripe. Hosting waits 60 s; a shorter
  // timeout would leave staff without knowing the outcome of a refund.
  staff: {
    memory: '512MiB',
    cpu: 1,
    concurrency: 40,
    timeoutSeconds: 60,
    minInstances: 0,
    maxInstances: 2,
    serviceAccount,
  },
  // Stripe delivers again what is refused, so a flood of events may wait. Each event asks Stripe
  // several times and holds a transaction; more of them at once would only make each other retry.
  stripeWebhook: {
    memory: '512MiB',
    cpu: 1,
    concurrency: 20,
    timeoutSeconds: 60,
    minInstances: 0,
    maxInstances: 3,
    serviceAccount,
  },
  // Mail servers slow down whoever opens many connections, and the sweep takes what had no room
  // here. The timeout is longer than those of the connection to the mail server together.
  deliverMail: {
    memory: '512MiB',
    cpu: 1,
    concurrency: 10,
    timeoutSeconds: 120,
    minInstances: 0,
    maxInstances: 2,
    serviceAccount,
  },
  // A second sweep would find nothing to do.
  sweepMail: {
    memory: '512MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 540,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
  // A customer watches the page for the approval, so a whole CPU shortens the cold start.
  synchronizeClaims: {
    memory: '256MiB',
    cpu: 1,
    concurrency: 20,
    timeoutSeconds: 60,
    minInstances: 0,
    maxInstances: 2,
    serviceAccount,
  },
  sweepClaims: {
    memory: '256MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 300,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
  // Woken by every change of an account, and nearly always done at once: one instance takes them
  // all. A suspended account may have several payments to cancel, and Stripe may be slow.
  cancelOpenIntents: {
    memory: '256MiB',
    cpu: 1,
    concurrency: 20,
    timeoutSeconds: 120,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
  sweepOpenIntents: {
    memory: '256MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 540,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
  // Holds three days of payments, refunds, and disputes. Stops after 480 s and reports.
  reconcilePayments: {
    memory: '512MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 540,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
  // An account with thousands of orders takes a minute, and Stripe may be slow.
  sweepDeletions: {
    memory: '256MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 540,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
  // Once a day it reads every account, and its sign-in in batches of 100.
  checkRecords: {
    memory: '256MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 540,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
} as const satisfies Record<string, Resources>;
