import type { Browser } from '@playwright/test';

interface CommandResponse {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

export interface UninspectedPage {
  /** Rejects if the browser returns an error. */
  send: <Result>(method: string, parameters?: object) => Promise<Result>;
  close: () => Promise<void>;
}

/**
 * Opens a page with only the necessary CDP domains enabled. Playwright and DevTools enable the `Runtime` domain, which
 * makes V8 record where each error was created. That would distort the results: for React's first error, V8 parses
 * React again, which takes about 40 ms on a 4x throttled CPU.
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
    socket.addEventListener('error', () => reject(new Error("The page can't be reached.")));
  });

  let lastId = 0;
  const waiting = new Map<number, (response: CommandResponse) => void>();
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as CommandResponse;
    if (response.id === undefined) return;
    waiting.get(response.id)?.(response);
    waiting.delete(response.id);
  });
  // A closed page no longer responds, so pending commands would wait forever.
  socket.addEventListener('close', () => {
    for (const response of waiting.values())
      response({ error: { message: 'The page was closed.' } });
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
