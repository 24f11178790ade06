import type { Page } from '@playwright/test';

declare global {
  interface Window {
    documentsRead: number;
  }
}

/**
 * Counts the documents that Firestore sends to the page, starting with the next page load. The listener's stream never
 * ends, so a copy of it is parsed as it arrives.
 */
export async function countDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.documentsRead = 0;
    const original = window.fetch;
    const count = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
      const name = '"documentChange"';
      let rest = '';
      for await (const text of stream.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + text).split(name);
        window.documentsRead += parts.length - 1;
        // A chunk boundary may split the name.
        rest = (parts.at(-1) ?? '').slice(-name.length + 1);
      }
    };
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/Listen/channel') || !response.body) return response;
      const [own, counted] = response.body.tee();
      // Canceling the stream causes an error. By then, everything has been counted.
      count(counted).catch(() => {});
      return new Response(own, response);
    };
  });
}

export const documentsRead = (page: Page): Promise<number> =>
  page.evaluate(() => window.documentsRead);
