import type { Browser } from '@playwright/test';

/** What the browser answers to a command. */
interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

export interface UninspectedPage {
  /** A command of DevTools' protocol. Rejects where the browser refuses it. */
  send: <Result>(method: string, parameters?: object) => Promise<Result>;
  close: () => Promise<void>;
}

/**
 * A page of a new visitor that answers to DevTools' protocol and nothing else. Playwright and DevTools themselves have
 * V8 note for each error where it was made (`Runtime.enable`), which nobody's phone does: for React's first error alone
 * V8 parses React again, which takes a processor slowed to a fourth some 40 ms.
 */
export async function openUninspected(browser: Browser, port: number): Promise<UninspectedPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const socket = new WebSocket(`ws://localhost:${port}/devtools/page/${targetId}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The page cannot be reached')));
  });

  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  // A closed page answers no more: what still waits would wait without end.
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'The page was closed.' } });
    waiting.clear();
  });
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Result),
        );
        socket.send(JSON.stringify({ id, method, params }));
      }),
    async close() {
      socket.close();
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
