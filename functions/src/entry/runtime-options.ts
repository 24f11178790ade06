import type { GlobalOptions } from 'firebase-functions/options';
import { minApiInstances, serviceAccount } from '../platform/parameters.ts';

/** Stated for every function, so that no tool's default decides. */
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

/** Someone waits, so these get a whole CPU, which Cloud Run also requires for concurrency. */
const prompt = { cpu: 1, minInstances: 0, serviceAccount } as const;

/** `gcf_gen1` is a cheaper fraction of a CPU. */
const schedule = {
  memory: '256MiB',
  cpu: 'gcf_gen1',
  concurrency: 1,
  timeoutSeconds: 540,
  minInstances: 0,
  maxInstances: 1,
  serviceAccount,
} as const;

/**
 * Loading the code takes 135 MiB before the first request.
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
    ...prompt,
    memory: '1GiB',
    concurrency: 40,
    timeoutSeconds: 60,
    minInstances: minApiInstances,
    maxInstances: 6,
  },
  // A second instance for deploys and calls that wait for Stripe. Hosting waits 60 s; a shorter
  // timeout would leave staff without knowing the outcome of a refund.
  staff: { ...prompt, memory: '512MiB', concurrency: 40, timeoutSeconds: 60, maxInstances: 2 },
  // Stripe resends what is rejected, so floods may wait. Each event calls Stripe several times and
  // contends for the same documents; more at once would only make each other retry.
  stripeWebhook: {
    ...prompt,
    memory: '512MiB',
    concurrency: 20,
    timeoutSeconds: 60,
    maxInstances: 3,
  },
  // Mail servers throttle clients that open many connections; the sweep sends the rest. The timeout
  // is longer than those of the connection to the mail server together.
  deliverMail: {
    ...prompt,
    memory: '512MiB',
    concurrency: 10,
    timeoutSeconds: 120,
    maxInstances: 2,
  },
  sweepMail: { ...schedule, memory: '512MiB' },
  // A customer watches the page for the approval.
  synchronizeClaims: {
    ...prompt,
    memory: '256MiB',
    concurrency: 20,
    timeoutSeconds: 60,
    maxInstances: 2,
  },
  sweepClaims: { ...schedule, timeoutSeconds: 300 },
  // Runs on every change of an account, usually with nothing to do, so one instance is enough. A
  // suspended account may have several payments to cancel, and Stripe may be slow.
  cancelOpenIntents: {
    ...prompt,
    memory: '256MiB',
    concurrency: 20,
    timeoutSeconds: 120,
    maxInstances: 1,
  },
  sweepOpenIntents: schedule,
  // Holds three days of payments, refunds, and disputes. Stops after 480 s and reports.
  reconcilePayments: { ...schedule, memory: '512MiB' },
  sweepDeletions: schedule,
  checkRecords: schedule,
} as const satisfies Record<string, Resources>;
