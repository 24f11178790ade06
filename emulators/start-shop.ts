import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { startLocalStripe } from 'local-stripe';
import { hostingUrl, ports, projectId, stripeWebhookUrl } from './addresses.ts';
import { startAppCheckFor } from './app-check/app-check.ts';
import { startMailCatcher } from './mail/mail-catcher.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedAfterSales } from './seed/after-sales.ts';
import { seedOrders } from './seed/orders.ts';
import { localStripeKeys, type StripeAccount } from './stripe-account.ts';
import { buildShop } from './suite/build-shop.ts';
import { moveAside, prepareData, shopData } from './suite/data-directory.ts';
import { writeEmulatorConfig } from './suite/emulator-config.ts';
import { exportEmulatorData } from './suite/emulator-hub.ts';
import { hasEmulatorUi } from './suite/emulator-ui.ts';
import { findFirestoreEmulator, firestoreRemarks } from './suite/find-firestore-emulator.ts';
import { type FirebaseSuite, startFirebaseSuite } from './suite/firebase-suite.ts';
import { startFrontServer } from './suite/front-server.ts';
import { checkJava } from './suite/java.ts';
import { checkPorts, inspectorPort, neededPorts, vitePort } from './suite/ports.ts';
import { type Log, step } from './suite/progress.ts';
import { localDirectory } from './suite/project.ts';
import { rebuildFunctions } from './suite/rebuild-functions.ts';
import { reloadRules } from './suite/reload-rules.ts';
import { repeat } from './suite/repeat.ts';
import { startScheduler } from './suite/run-scheduled.ts';
import { Shutdown } from './suite/shutdown.ts';
import { StartFailure } from './suite/start-failure.ts';
import { resetStripeSettings } from './suite/stripe-test-mode.ts';
import { startVite } from './suite/vite.ts';
import { waitUntil } from './suite/wait-until.ts';

const maxFirstResponseMs = 120_000;

const savePauseMs = 15_000;

interface ShopOptions {
  dataDirectory: string;
  logDirectory: string;
  fresh: boolean;
  /**
   * Never saves the data. With thousands of orders, saving blocks Firestore writes for ten seconds
   * or more.
   */
  unsaved?: boolean;
  dev?: boolean;
  ui?: boolean;
  inspect?: boolean;
  openAt?: string | undefined;
  /** Used instead of the Stripe emulator. The caller must forward its events to the webhook. */
  stripe?: StripeAccount;
  log: Log;
  signal: AbortSignal;
}

export interface RunningShop {
  /** Aborts with a `StartFailure` if a part exits unexpectedly. */
  ended: AbortSignal;
  /** Saves the data. Returns a line for each part that failed to stop. */
  stop(): Promise<string[]>;
}

export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const shutdown = new Shutdown();
  try {
    const ended = await startParts(options, shutdown);
    return { ended, stop: () => shutdown.run() };
  } catch (error) {
    for (const failure of await shutdown.run()) options.log(failure);
    throw error;
  }
}

async function startParts(options: ShopOptions, shutdown: Shutdown): Promise<AbortSignal> {
  const { dev = false, inspect = false, openAt, log } = options;
  await step(log, 'Check ports and Java', async () => {
    await checkPorts([
      ...neededPorts,
      ...(dev ? [vitePort] : []),
      ...(inspect ? [inspectorPort] : []),
    ]);
    checkJava();
  });
  await buildShop(log, { stripe: options.stripe, signal: options.signal });
  if (options.stripe) shutdown.add('Stripe keys', async () => resetStripeSettings());
  mkdirSync(options.logDirectory, { recursive: true });

  const data = shopData(options.dataDirectory);
  const hadData = prepareData(data, options);
  const suite = await startSuite(options, shutdown, hadData);
  let complete = suite.imported;
  const save = () => exportEmulatorData(data.firebaseExport);
  let saving: { stop(): Promise<void> } | undefined;
  // Payments stop before the data is saved, because a webhook delivered later would be lost.
  // Incomplete demo data isn't saved.
  shutdown.add('Data', async () => {
    await saving?.stop();
    if (suite.ended.aborted) throw new Error('changes from the last few seconds were not saved');
    if (complete && !options.unsaved) await save();
    else rmSync(data.directory, { recursive: true, force: true });
  });
  if (!options.stripe) await startStripe(options, shutdown);
  const mail = await startMailCatcher({ smtp: ports.mailSmtp, inbox: ports.mailInbox });
  shutdown.add('Mail catcher', () => mail.close());

  const running = AbortSignal.any([options.signal, suite.ended]);
  await step(log, 'Wait for the shop', () => waitForFirstResponse(running));
  if (!complete) {
    if (options.stripe) await step(log, 'Demo accounts', () => seedAccounts(running));
    else await step(log, 'Demo accounts, orders, and shipments', () => seedDemoData(running));
  }
  complete = true;
  if (!options.unsaved) {
    await save();
    // Failures are ignored here, because `stop` saves again and reports them.
    saving = repeat(save, savePauseMs);
  }
  // Opened last, because a purchase by the demo dentist could interfere with the demo orders.
  const front = await startFrontServer({ port: ports.shop, hostingPort: ports.hosting });
  shutdown.add('Shop', front.close);
  const scheduler = startScheduler();
  shutdown.add('Scheduler', () => scheduler.stop());
  if (!dev) return suite.ended;
  const rebuilding = await rebuildFunctions(log, running);
  shutdown.add('Functions rebuilder', rebuilding.stop);
  const reloading = await reloadRules(log);
  shutdown.add('Rules reloader', reloading.stop);
  const vite = startVite(openAt);
  shutdown.add('Vite', vite.stop);
  await step(log, 'Start Vite', () => vite.ready(running));
  return AbortSignal.any([suite.ended, vite.ended]);
}

/** Starts without the previous data if the emulators reject it. */
async function startSuite(
  options: ShopOptions,
  shutdown: Shutdown,
  withData: boolean,
): Promise<FirebaseSuite & { imported: boolean }> {
  const data = shopData(options.dataDirectory);
  const firestore = findFirestoreEmulator(localDirectory);
  const appCheck = await startAppCheckFor(shutdown);
  const suite = startFirebaseSuite({
    projectId,
    configFile: writeEmulatorConfig({ ui: (options.ui ?? false) && hasEmulatorUi() }),
    ...(withData ? { importDirectory: data.firebaseExport } : {}),
    workDirectory: join(options.logDirectory, 'firebase-tools'),
    logFile: join(options.logDirectory, 'firebase.log'),
    environment: { ...firestore.environment, ...appCheck },
    inspect: options.inspect ?? false,
    log: options.log,
  });
  shutdown.add('Firebase emulators', () => suite.stop());
  try {
    await step(
      options.log,
      `Start the Firebase emulators${firestoreRemarks[firestore.origin]}`,
      () => suite.ready(options.signal),
    );
    return { ...suite, imported: withData };
  } catch (error) {
    if (!withData || !suite.ended.aborted) throw error;
    await shutdown.run();
    options.log(`  The emulators rejected the saved data. ${moveAside(data)}`);
    return startSuite(options, shutdown, false);
  }
}

async function startStripe({ dataDirectory, openAt, log }: ShopOptions, shutdown: Shutdown) {
  const stripe = await startLocalStripe({
    ...localStripeKeys,
    port: ports.stripe,
    ...(openAt === undefined ? {} : { alsoAt: openAt }),
    webhookUrl: stripeWebhookUrl,
    businessName: exampleSite.name,
    stateFile: shopData(dataDirectory).stripeState,
    log,
  });
  shutdown.add('Local Stripe', () => stripe.close());
}

/** Uses the shop's own API and rules. A second run only adds missing records. */
async function seedDemoData(signal: AbortSignal): Promise<void> {
  const dentist = await seedAccounts(signal);
  await seedOrders(dentist, signal);
  await seedAfterSales(dentist);
}

async function waitForFirstResponse(signal: AbortSignal): Promise<void> {
  for (const path of ['/', apiPaths.ipInfo]) {
    const what = `a response from ${hostingUrl}${path}`;
    await waitUntil({ description: what, maxMs: maxFirstResponseMs, signal }, async () => {
      const { ok, status } = await fetch(`${hostingUrl}${path}`, {
        signal: AbortSignal.timeout(30_000),
      });
      if (!ok) throw new StartFailure(`${path} responded with ${status}`);
      return true;
    });
  }
}
