import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ports, shopUrl, stripeWebhookUrl } from '../addresses.ts';
import { startMailCatcher } from '../mail/mail-catcher.ts';
import { seed } from '../seed/seed.ts';
import { startLocalStripe } from '../stripe/server.ts';
import { localStripeKeys } from '../stripe-keys.ts';
import { buildShop } from './build-shop.ts';
import { prepareData, type ShopData, setAside, shopData } from './data-directory.ts';
import { type FirebaseSuite, startFirebaseSuite } from './firebase-suite.ts';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { exportEmulators } from './hub.ts';
import { checkJava } from './java.ts';
import { checkPorts, neededPorts, vitePort } from './ports.ts';
import { type Say, seconds, step } from './progress.ts';
import { localDirectory } from './project.ts';
import { Shutdown } from './shutdown.ts';
import { StartFailure } from './start-failure.ts';
import { startVite } from './vite.ts';
import { waitUntil } from './wait-until.ts';

const FIRST_ANSWER_LIMIT_MS = 90_000;

interface ShopOptions {
  /** Where customers, orders and payments are kept between two starts. */
  dataDirectory: string;
  logDirectory: string;
  /** Deletes the data first. */
  fresh: boolean;
  /** Serves the web app with hot reload as well. */
  dev?: boolean;
  say: Say;
  /** Gives up starting; what has started already is stopped. */
  signal: AbortSignal;
}

export interface RunningShop {
  /** Settles when a part of the shop ends by itself. */
  ended: Promise<StartFailure>;
  /** Saves the data and stops everything. Returns a sentence for each part that failed to. */
  stop(): Promise<string[]>;
}
