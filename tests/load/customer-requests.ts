import { setTimeout as pause } from 'node:timers/promises';
import { firestoreUrl, projectId, shopUrl } from '@dental-shop/emulators/addresses';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import { encodeFields } from '@dental-shop/emulators/seed/encode-fields';
import type { Purchase } from '../faults/ledger/purchase.ts';
import type { Timings } from './timings.ts';

/** Twenty customers may wait for a process of the functions emulator each. */
const maxAnswerMs = 60_000;

interface ShopRequest {
  method?: 'GET' | 'POST';
  /** As the endpoint is called in the report: without anybody's ids. */
  name: string;
  /** The address below the shop's. */
  path: string;
  body?: unknown;
}

/**
 * Asks the shop as this customer until it no longer answers 429, waiting as long as it says. Rejects
 * for every other answer that is no success.
 */
export async function askShop(
  { idToken }: SignedIn,
  timings: Timings,
  { method = 'GET', name, path, body }: ShopRequest,
): Promise<Response> {
  const what = `${method} ${name}`;
  for (;;) {
    const { response, content } = await timings.measure(what, async () => {
      const response = await fetch(new URL(path, shopUrl), {
        method,
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(maxAnswerMs),
      });
      return { response, content: await response.arrayBuffer() };
    });
    if (response.ok) return new Response(content, response);
    const text = Buffer.from(content).toString('utf8');
    if (response.status !== 429) throw new Error(`${what}: ${response.status} ${text}`);
    timings.putOff(what);
    await pause(1_000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

const documents = `projects/${projectId}/databases/(default)/documents`;

/** Writes `checkouts/{id}` as the web app does: under the rules, dated by the server. */
export async function writeCheckout(
  { idToken }: SignedIn,
  timings: Timings,
  { checkoutId, uid, items }: Purchase,
): Promise<void> {
  const name = `${documents}/checkouts/${checkoutId}`;
  const write = {
    update: { name, fields: encodeFields({ uid, items }) },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  await timings.measure('Firestore: create a checkout', async () => {
    const response = await fetch(`${firestoreUrl}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writes: [write] }),
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    if (!response.ok) throw new Error(`Checkout: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  });
}
