import { setTimeout as pause } from 'node:timers/promises';
import { firestoreUrl, projectId, shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import { encodeFields } from '@dental-shop/emulators/seed/firestore-emulator';
import type { Purchase } from '../faults/ledger/purchase.ts';
import type { Timings } from './timings.ts';

/** Twenty customers may be waiting for the functions emulator to start processes. */
const maxResponseMs = 60_000;

interface ShopRequest {
  method?: 'GET' | 'POST';
  name: string;
  path: string;
  body?: unknown;
}

/** Waits and retries after a 429; throws on any other error. */
export async function callShop(
  { idToken }: SignedIn,
  timings: Timings,
  { method = 'GET', name, path, body }: ShopRequest,
): Promise<Response> {
  const what = `${method} ${name}`;
  for (;;) {
    const { response, content } = await timings.measure(what, async () => {
      const response = await fetch(new URL(path, shopUrl), {
        method,
        headers: {
          authorization: `Bearer ${idToken}`,
          'content-type': 'application/json',
          ...(await appCheckHeader()),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(maxResponseMs),
      });
      return { response, content: await response.arrayBuffer() };
    });
    if (response.ok) return new Response(content, response);
    const text = Buffer.from(content).toString('utf8');
    if (response.status !== 429) throw new Error(`${what}: ${response.status} ${text}`);
    timings.countThrottled(what);
    await pause(1_000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

const documents = `projects/${projectId}/databases/(default)/documents`;

function write(path: string, fields: object, times: readonly string[], isNew: boolean) {
  return {
    update: { name: `${documents}/${path}`, fields: encodeFields(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(isNew ? { currentDocument: { exists: false } } : {}),
  };
}

/**
 * Writes `checkouts/{id}` like the web app, so the rules apply. `before` is the customer's number
 * of earlier checkouts.
 */
export async function writeCheckout(
  { idToken }: SignedIn,
  timings: Timings,
  { checkoutId, uid, items }: Purchase,
  before: number,
): Promise<void> {
  const counted = { checkoutId, count: before + 1 };
  const writes = [
    write(`checkouts/${checkoutId}`, { uid, items }, ['createdAt'], true),
    write(`checkoutPace/${uid}`, counted, before === 0 ? ['startedAt'] : [], before === 0),
  ];
  await timings.measure('Firestore: create a checkout', async () => {
    const response = await fetch(`${firestoreUrl}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
      signal: AbortSignal.timeout(maxResponseMs),
    });
    if (!response.ok) throw new Error(`Checkout: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  });
}
