import { setTimeout as pause } from 'node:timers/promises';
import { firestoreUrl } from '@dental-shop/emulators/addresses';
import type { BrowserContext, Page, Request } from '@playwright/test';

const listenPath = '/google.firestore.v1.Firestore/Listen/channel';

/** Limits the wait, because cleanup must not fail a test, and the emulator doesn't always respond. */
const maxWaitMs = 5_000;

interface ListenMessage {
  database: string;
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/** A WebChannel request. Its first message has the number `offset`. */
interface ListenRequest {
  /** The first request has no session ID, because the emulator assigns it. The next request contains it. */
  session: string | null;
  number: number;
  offset: number;
  messages: ListenMessage[];
}

/**
 * Removes a page's Firestore listeners after each navigation. The returned function closes the context's pages and
 * removes the remaining listeners. Otherwise, Firestore's emulator would keep them. After each write, it runs all
 * listeners' queries before it unlocks the written documents: a write took 10 ms without them, 1 s with 60, and 5 s with
 * 200. After 2 s, it rejects other writes whose rules read these documents. Late in a run, webhooks exceeded their 12 s
 * timeout, and pages hit the SDK's 10 s offline timeout.
 */
export function trackListeners(context: BrowserContext): () => Promise<void> {
  const open = new Map<Page, ListenRequest[]>();
  const removals: Promise<void>[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== listenPath) return;
    const page = request.frame().page();
    const sent = open.get(page) ?? [];
    const session = searchParams.get('SID');
    const isKnown = sent.some((each) => each.session === session);
    const opening = isKnown ? undefined : sent.findLast((each) => each.session === null);
    if (opening) opening.session = session;
    if (request.method() === 'POST') open.set(page, [...sent, readMessages(request, session)]);
  });
  context.on('page', (page) => {
    let ofFormerDocument: readonly ListenRequest[] = [];
    // Also emitted by `history.pushState`, unlike the next event.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) ofFormerDocument = open.get(page) ?? [];
    });
    page.on('domcontentloaded', () => {
      const former = ofFormerDocument;
      open.set(page, open.get(page)?.filter((each) => !former.includes(each)) ?? []);
      removals.push(removeAll(former));
    });
  });
  return async () => {
    await Promise.all(context.pages().map(closePage));
    await Promise.all([...removals, ...[...open.values()].map(removeAll)]);
  };
}

async function removeAll(requests: readonly ListenRequest[]): Promise<void> {
  const sessions = Map.groupBy(requests, ({ session }) => session);
  sessions.delete(null);
  await Promise.all([...sessions].map(([session, sent]) => removeListeners(`${session}`, sent)));
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

function readMessages(request: Request, session: string | null): ListenRequest {
  const body = new URLSearchParams(request.postData() ?? '');
  return {
    session,
    number: Number(new URL(request.url()).searchParams.get('RID')),
    offset: Number(body.get('ofs')),
    messages: Array.from({ length: Number(body.get('count')) }, (_, index) =>
      JSON.parse(body.get(`req${index}___data__`) ?? '{}'),
    ),
  };
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
