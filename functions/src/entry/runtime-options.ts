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
 * Users wait for these, so they get a full CPU. Cloud Run also requires a full CPU for concurrency.
 */
const prompt = { cpu: 1, minInstances: 0, serviceAccount } as const;

/** `gcf_gen1` assigns a fraction of a CPU, which is cheaper. */
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
 * Loading the code takes 135 MiB. A new project can use 20 CPUs per region, and a test checks that
 * these functions fit. In new Google Cloud organizations, the default service account has no roles,
 * so the deploy creates another one (`deploy/access/required-roles.ts`).
 */
export const resources = {
  // Rendering 40 invoices of 40 lines in parallel took 435 MiB. Hosting times out after 60 s.
  api: {
    ...prompt,
    memory: '1GiB',
    concurrency: 40,
    timeoutSeconds: 60,
    minInstances: minApiInstances,
    maxInstances: 6,
  },
  // The second instance helps during deploys and while calls wait for Stripe. Slow refunds need the
  // full 60 s before Hosting times out.
  staff: { ...prompt, memory: '512MiB', concurrency: 40, timeoutSeconds: 60, maxInstances: 2 },
  // Stripe retries rejected events, so these limits can be low. More concurrency would only cause
  // more contention for the same documents.
  stripeWebhook: {
    ...prompt,
    memory: '512MiB',
    concurrency: 20,
    timeoutSeconds: 60,
    maxInstances: 3,
  },
  // Few instances, because mail servers throttle clients with many connections. The timeout is
  // longer than all SMTP timeouts combined.
  deliverMail: {
    ...prompt,
    memory: '512MiB',
    concurrency: 10,
    timeoutSeconds: 120,
    maxInstances: 2,
  },
  sweepMail: { ...schedule, memory: '512MiB' },
  synchronizeClaims: {
    ...prompt,
    memory: '256MiB',
    concurrency: 20,
    timeoutSeconds: 60,
    maxInstances: 2,
  },
  sweepClaims: { ...schedule, timeoutSeconds: 300 },
  // Usually idle, but a suspended account may have several payments to cancel at Stripe.
  cancelOpenIntents: {
    ...prompt,
    memory: '256MiB',
    concurrency: 20,
    timeoutSeconds: 120,
    maxInstances: 1,
  },
  sweepOpenIntents: schedule,
  sweepShipments: schedule,
  sweepStockNotices: schedule,
  // Loads three days of payments, refunds, and disputes into memory.
  reconcilePayments: { ...schedule, memory: '512MiB' },
  notifyOffice: schedule,
  sweepDeletions: schedule,
  checkRecords: schedule,
} as const satisfies Record<string, Resources>;
