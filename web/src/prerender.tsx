import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { matchScreen, screens } from './app/routes.ts';
import type { Screen } from './app/screen.ts';
import { type ContentNamespace, loadContent } from './shared/i18n/content.ts';
import { createEnglishI18n } from './shared/i18n/create-i18n.ts';
import { type CollectedHead, DocumentHeadContext } from './shared/page-data/document-head.ts';
import type { PageDataStore } from './shared/page-data/page-data-store.ts';
import { createStyleCache } from './shared/theme/style-cache.ts';

/** Every file of page data, by its address. */
export type AllPageData = Readonly<Record<string, unknown>>;

export interface PrerenderedPage {
  html: string;
  /** `<style>` elements with what the page's own components need. */
  styles: string;
  head: CollectedHead;
  /** The data that the page was rendered from, which its hydration needs again. */
  data: AllPageData;
  /** Name of the screen's chunk; the error page belongs to the application itself. */
  chunk: string | undefined;
  /** The long texts that the screen shows; they are a chunk too. */
  content: ContentNamespace | undefined;
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}

function recordingStore(all: AllPageData, used: Record<string, unknown>): PageDataStore {
  const refuse = (url: string) =>
    Promise.reject(new Error(`${url} must not be loaded while prerendering.`));
  return {
    read(url) {
      const data = all[url] ?? null;
      used[url] = data;
      return data;
    },
    load: refuse,
    prefetch: refuse,
  };
}

/** Renders one page in English. `path` is encoded as in a link. */
export async function prerenderPage(path: string, all: AllPageData): Promise<PrerenderedPage> {
  await Promise.all(screens.map((screen) => screen.load()));
  const screen = matchScreen(path);
  if (!screen) throw new Error(`No screen answers to ${path}.`);
  return render(path, screen, all);
}

/** Renders in English the page for addresses that no screen answers to. */
export function prerenderNotFoundPage(all: AllPageData): Promise<PrerenderedPage> {
  return render('/404', undefined, all);
}

async function render(
  path: string,
  screen: Screen | undefined,
  all: AllPageData,
): Promise<PrerenderedPage> {
  const instance = createEnglishI18n();
  if (screen?.content) await loadContent(instance, screen.content);
  const styles = createStyleCache();
  // Made before rendering: it keeps emotion from writing styles between the elements.
  const styleServer = createEmotionServer(styles);
  const collector: { head?: CollectedHead } = {};
  const data: Record<string, unknown> = {};
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers styles={styles} i18n={instance} pageData={recordingStore(all, data)}>
        <DocumentHeadContext value={collector}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </DocumentHeadContext>
      </Providers>
    </StrictMode>,
    {
      // Otherwise React moves large boundaries into hidden blocks, which only its script can show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await textOf(prelude);
  if (!collector.head) throw new Error(`${path} set no title.`);
  return {
    html,
    styles: styleServer.constructStyleTagsFromChunks(styleServer.extractCriticalToChunks(html)),
    head: collector.head,
    data,
    chunk: screen?.chunk,
    content: screen?.content,
  };
}
