import type { GlobalOptions } from 'firebase-functions/options';
import { minApiInstances, serviceAccount } from '../platform/parameters.ts';

/** What every function states for itself, so that no default of a tool decides it. */
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
 * Memory: 135 MiB are taken when the code is loaded, before the first request.
 *
 * CPU: somebody waits for all but the schedules, so they get a whole one, which is also what Cloud
 * Run asks of whatever works on several requests at once. `gcf_gen1` is the fraction that goes with
 * the memory; it starts slowly and costs the least.
 *
 * Instances: a fresh project may use 20 CPUs in a region, and Cloud Run refuses a function that
 * could use more. All of these together stay below that (a test adds them up), so that no
 * function's rush takes another's place; whoever is granted more can raise them.
 *
 * Service account: in new Google Cloud organizations the default one has no roles. The deploy creates
 * this one with the roles that the functions use (`deploy/access/required-roles.ts`).
 */
export const resources = {
  // 40 invoices of 40 lines at once took 435 MiB, 80 catalogue workbooks 247 MiB. Hosting waits 60
  // s. The first visitor of a quiet hour waits for a cold start unless the owner pays for an
  // instance.
  api: {
    memory: '1GiB',
    cpu: 1,
    concurrency: 40,
    timeoutSeconds: 60,
    minInstances: minApiInstances,
    maxInstances: 6,
    serviceAccount,
  },
  // An office, not a crowd; a second instance for a deploy and for calls that wait for Stripe.
  // Hosting waits 60 s, and refusing sooner would leave staff without knowing what became of a
  // refund.
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
  // A second sweep beside the first would find nothing to do; each gets the time a schedule has.
  sweepMail: {
    memory: '512MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    timeoutSeconds: 540,
    minInstances: 0,
    maxInstances: 1,
    serviceAccount,
  },
  // A customer watches the page for the approval: a whole CPU, for the cold start.
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
  // Holds three days of payments, refunds and disputes; works for 480 s at most and then reports.
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
  // Once a day it reads every account and asks the identity service for 100 at a time.
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
