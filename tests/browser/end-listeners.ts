import { setTimeout as pause } from 'node:timers/promises';
import { firestoreUrl } from '@dental-shop/emulators/addresses';
import type { BrowserContext, Page, Request } from '@playwright/test';

const listenPath = '/google.firestore.v1.Firestore/Listen/channel';

/**
 * Of a request whose page was left the browser may never say what became of it, and the emulator does not answer
 * every session that has ended. What is not known by then stays: a test does not fail for its cleaning up.
 */
const maxWaitMs = 5_000;

/** What Firestore's SDK sends; of its messages only these parts matter here. */
interface ListenMessage {
  database: string;
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/** One request of a WebChannel with the messages in it, the first of which has the number `offset`. */
interface ListenRequest {
  /** Missing in the first request, whose answer tells it. */
  session: string | null;
  number: number;
  offset: number;
  messages: ListenMessage[];
}

/**
 * Notes what the pages of a context listen to; the function that it returns closes them and ends that.
 *
 * Firestore's emulator never forgets a listener that a page has not ended itself, and a closed page ends none. Each
 * makes every write to what it listened to slower: 60 of them made 10 ms into 1 s, and 200 into 5 s, on a busy machine.
 * Late in a run payments took longer than the 12 s that their webhook has, and pages got no answer in the 10 s after
 * which the SDK calls Firestore out of reach.
 */
export function noteListeners(context: BrowserContext): () => Promise<void> {
  const requests: ListenRequest[] = [];
  const openings: Promise<void>[] = [];
  context.on('request', (request) => {
    const noted = readRequest(request);
    if (noted === undefined) return;
    requests.push(noted);
    if (noted.session === null) openings.push(addSession(noted, request));
  });
  return async () => {
    await Promise.all(context.pages().map(closePage));
    await Promise.race([Promise.all(openings), pause(maxWaitMs)]);
    const sessions = Map.groupBy(requests, ({ session }) => session);
    sessions.delete(null);
    await Promise.all([...sessions].map(([session, sent]) => endListeners(`${session}`, sent)));
  };
}

/**
 * Chromium forgets to close a page that leaves for another address at that very moment. It is asked again past
 * Playwright, which asks once for each page, however often `close` is called.
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
    // The browser knows it no longer where it was closed in between.
    console.warn('A page could not be closed past Playwright.', { error });
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

/** The answer to a channel's first request begins with its length, and names the session. */
async function addSession(opening: ListenRequest, request: Request): Promise<void> {
  try {
    const answer = await (await request.response())?.text();
    opening.session = /\["c","([^"]+)"/.exec(answer ?? '')?.[1] ?? null;
  } catch {
    // The page was closed before the emulator had answered.
  }
}

/** Goes on where the page's own requests ended. */
async function endListeners(session: string, sent: readonly ListenRequest[]): Promise<void> {
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
  // It is refused for a session that the SDK has closed, as it does when somebody signs out: what was listened to
  // there cannot be ended any more.
  try {
    const signal = AbortSignal.timeout(maxWaitMs);
    await (await fetch(address, { method: 'POST', body, signal })).arrayBuffer();
  } catch (error) {
    console.warn('Listeners of a closed page were not ended.', { session, error });
  }
}
