import { setTimeout as pause } from 'node:timers/promises';
import { firestoreUrl } from '@dental-shop/emulators/addresses';
import type { BrowserContext, Page, Request } from '@playwright/test';

const listenPath = '/google.firestore.v1.Firestore/Listen/channel';

/**
 * Limits the wait, because the browser may never report the end of a closed page's request, and the emulator
 * doesn't always respond. Listeners that aren't found in time stay open, because cleanup must not fail a test.
 */
const maxWaitMs = 5_000;

interface ListenMessage {
  database: string;
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/** A WebChannel request. Its first message has the number `offset`. */
interface ListenRequest {
  /** Null in the first request, because only its response contains the session ID. */
  session: string | null;
  number: number;
  offset: number;
  messages: ListenMessage[];
}

/**
 * Records the Firestore listeners on a context's pages. The returned function closes the pages and removes the
 * listeners. Otherwise, Firestore's emulator would keep them, and each one slows down every write to the documents it
 * covers: a write took 10 ms without them, 1 s with 60, and 5 s with 200. Late in a run, webhooks exceeded their 12 s
 * timeout, and pages hit the SDK's 10 s offline timeout.
 */
export function trackListeners(context: BrowserContext): () => Promise<void> {
  const requests: ListenRequest[] = [];
  const openings: Promise<void>[] = [];
  context.on('request', (request) => {
    const recorded = readRequest(request);
    if (recorded === undefined) return;
    requests.push(recorded);
    if (recorded.session === null) openings.push(addSession(recorded, request));
  });
  return async () => {
    await Promise.all(context.pages().map(closePage));
    await Promise.race([Promise.all(openings), pause(maxWaitMs)]);
    const sessions = Map.groupBy(requests, ({ session }) => session);
    sessions.delete(null);
    await Promise.all([...sessions].map(([session, sent]) => removeListeners(`${session}`, sent)));
  };
}

/**
 * While a page navigates, Chromium sometimes ignores a request to close it, and Playwright sends only one. The page is
 * then closed over CDP.
 */
async function closePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  while (!page.isClosed()) {
    await Promise.race([page.close(), pause(maxWaitMs)]);
    if (!page.isClosed()) await closeTarget(page, targetInfo.targetId);
  }
}

async function closeTarget(page: Page, targetId: string): Promise<void> {
  try {
    const session = await page.context().browser()?.newBrowserCDPSession();
    await session?.send('Target.closeTarget', { targetId });
    await session?.detach();
  } catch (error) {
    // The page may have closed in the meantime.
    console.warn('A page could not be closed over CDP.', { error });
  }
}

function readRequest(request: Request): ListenRequest | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== listenPath || request.method() !== 'POST') return undefined;
  const body = new URLSearchParams(request.postData() ?? '');
  const count = Number(body.get('count'));
  return {
    session: searchParams.get('SID'),
    number: Number(searchParams.get('RID')),
    offset: Number(body.get('ofs')),
    messages: Array.from({ length: count }, (_, index) =>
      JSON.parse(body.get(`req${index}___data__`) ?? '{}'),
    ),
  };
}

/** A channel's first response starts with its length and contains the session ID. */
async function addSession(opening: ListenRequest, request: Request): Promise<void> {
  try {
    const text = await (await request.response())?.text();
    opening.session = /\["c","([^"]+)"/.exec(text ?? '')?.[1] ?? null;
  } catch {
    // The page closed before the emulator responded.
  }
}

/** Sends one more request in the session, with the next number. */
async function removeListeners(session: string, sent: readonly ListenRequest[]): Promise<void> {
  const messages = sent.flatMap((request) => request.messages);
  const removed = new Set(messages.map(({ removeTarget }) => removeTarget));
  const targets = messages
    .map(({ addTarget }) => addTarget?.targetId)
    .filter((target) => target !== undefined && !removed.has(target));
  const database = messages[0]?.database;
  if (database === undefined || targets.length === 0) return;
  const address = new URL(listenPath, firestoreUrl);
  address.search = `${new URLSearchParams({
    VER: '8',
    database,
    SID: session,
    RID: `${Math.max(...sent.map(({ number }) => number)) + 1}`,
  })}`;
  const body = new URLSearchParams({
    count: `${targets.length}`,
    ofs: `${Math.max(...sent.map(({ offset, messages: { length } }) => offset + length))}`,
  });
  targets.forEach((removeTarget, index) => {
    body.set(`req${index}___data__`, JSON.stringify({ database, removeTarget }));
  });
  // Fails if the SDK already closed the session, for example on sign-out.
  try {
    const signal = AbortSignal.timeout(maxWaitMs);
    await (await fetch(address, { method: 'POST', body, signal })).arrayBuffer();
  } catch (error) {
    console.warn('Listeners of a closed page were not removed.', { session, error });
  }
}
