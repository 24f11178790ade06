import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Account } from './account/account.ts';
import { createEvent } from './account/event-log.ts';
import { startScheduledChanges } from './account/scheduled-changes.ts';
import { openStateFile } from './account/state-file.ts';
import { addressesAt } from './addresses.ts';
import { stripeApplication } from './application.ts';
import { Faults } from './faults/faults.ts';
import { idempotencyKeys } from './http/idempotency.ts';
import {
  defaultBusinessName,
  defaultLaterMs,
  defaultRetryDelaysMs,
  defaultWallets,
  defaultWebhookTimeoutMs,
  type LocalStripeOptions,
} from './options.ts';
import { performScheduledChange } from './resources/open-dispute-or-settle-refund.ts';
import { AttemptLog } from './webhooks/attempt-log.ts';
import { type Deliveries, startDeliveries } from './webhooks/deliveries.ts';

export interface LocalStripe {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

const keepAliveMs = 75_000;

export async function startLocalStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  const file = openStateFile(options.stateFile);
  const server = await listenAt(options.port, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const outside = options.alsoAt === undefined ? [] : [await listenAt(port, options.alsoAt)];
  const servers = [server, ...outside];
  const url = `http://localhost:${port}`;

  const faults = new Faults();
  const attempts = new AttemptLog();
  const deliveries = webhookDeliveries(options, file, faults, attempts);
  const account: Account = {
    state: file.state,
    addresses: addressesAt(url, options.addresses),
    businessName: options.businessName ?? defaultBusinessName,
    wallets: options.wallets ?? defaultWallets,
    publishableKey: options.publishableKey,
    schedule: (change, objectId) => changes.add(change, objectId),
    emit: (cause, type, object) => {
      const event = createEvent(cause, type, object, deliveries === null ? 0 : 1);
      file.state.events[event.id] = event;
      deliveries?.start(event.id);
    },
  };
  const changes = startScheduledChanges({
    due: file.state.dueChanges,
    delayMs: options.laterMs ?? defaultLaterMs,
    perform: (change, objectId) => {
      performScheduledChange(account, change, objectId);
      file.changed();
    },
  });
  const application = stripeApplication({
    account,
    chosenAddresses: options.addresses ?? {},
    keys: { secretKey: options.secretKey, publishableKey: options.publishableKey },
    faults,
    attempts,
    idempotency: idempotencyKeys(file.state.savedResponses),
    latencyMs: options.latencyMs ?? 0,
    changed: file.changed,
  });
  for (const each of servers) each.on('request', application);

  return {
    url,
    async close() {
      const closed = servers.map((each) => once(each, 'close'));
      changes.stop();
      for (const each of servers) {
        each.close();
        each.closeAllConnections();
      }
      await deliveries?.stop();
      await Promise.all(closed);
      file.flush();
    },
  };
}

async function listenAt(port: number, host: string): Promise<Server> {
  const server = createServer();
  // Node's default of 5 seconds can close a connection just as a slow machine reuses it.
  server.keepAliveTimeout = keepAliveMs;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function webhookDeliveries(
  options: LocalStripeOptions,
  file: ReturnType<typeof openStateFile>,
  faults: Faults,
  attempts: AttemptLog,
): Deliveries | null {
  if (options.webhookUrl === null) return null;
  return startDeliveries({
    state: file.state,
    endpoint: {
      url: options.webhookUrl,
      secret: options.webhookSecret,
      timeoutMs: options.webhookTimeoutMs ?? defaultWebhookTimeoutMs,
    },
    faults,
    attempts,
    retryDelaysMs: options.retryDelaysMs ?? defaultRetryDelaysMs,
    changed: file.changed,
    log: options.log ?? ((line) => console.error(line)),
  });
}
