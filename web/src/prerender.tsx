import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import type { Language } from '@dental-shop/domain/language/language';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { matchScreen, screens } from './app/routes.ts';
import type { Screen } from './app/screen.tsx';
import { catalogueData } from './shared/catalogue/catalogue-data.ts';
import { addCatalogueTranslation } from './shared/catalogue/catalogue-translation.ts';
import { type ContentSection, loadContent } from './shared/i18n/content.ts';
import { createI18n } from './shared/i18n/create-i18n.ts';
import { type CollectedHead, DocumentHeadContext } from './shared/page-data/document-head.ts';
import type { PageDataStore } from './shared/page-data/page-data-store.ts';
import { createStyleCache } from './shared/theme/style-cache.ts';
import { createShopTheme } from './shared/theme/theme.ts';

const theme = createShopTheme();

export type AllPageData = Readonly<Record<string, unknown>>;

export interface PrerenderedPage {
  language: Language;
  html: string;
  styles: string;
  head: CollectedHead;
  data: AllPageData;
  reads: readonly string[];
  /** Undefined for the error page, which is part of the entry. */
  chunk: string | undefined;
  content: readonly ContentSection[];
}

async function readStream(stream: NodeJS.ReadableStream): Promise<string> {
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
    clearFailures() {},
  };
}

/** `path` is percent-encoded. */
export async function prerenderPage(
  path: string,
  all: AllPageData,
  language: Language,
): Promise<PrerenderedPage> {
  await Promise.all(screens.map((screen) => screen.load()));
  const screen = matchScreen(path);
  if (!screen) throw new Error(`No screen answers to ${path}.`);
  return render(path, screen, all, language);
}

export function prerenderNotFoundPage(
  all: AllPageData,
  language: Language,
): Promise<PrerenderedPage> {
  return render('/404', undefined, all, language);
}

async function render(
  path: string,
  screen: Screen | undefined,
  all: AllPageData,
  language: Language,
): Promise<PrerenderedPage> {
  const instance = await createI18n(language);
  const translations = language === 'en' ? [] : [catalogueData.spanish.url];
  for (const url of translations) {
    const translation = all[url] as CatalogueTranslation;
    addCatalogueTranslation(instance, language, translation);
  }
  const content = screen?.content ?? [];
  await loadContent(instance, content);
  const styles = createStyleCache();
  // Created before rendering, so that Emotion doesn't write styles between the elements.
  const styleServer = createEmotionServer(styles);
  const collector: { head?: CollectedHead } = {};
  const data: Record<string, unknown> = {};
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers theme={theme} styles={styles} i18n={instance} pageData={recordingStore(all, data)}>
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
  const html = await readStream(prelude);
  if (!collector.head) throw new Error(`${path} set no title.`);
  const critical = styleServer.extractCriticalToChunks(html);
  for (const chunk of critical.styles) {
    if (chunk.key === styles.key) chunk.ids.push(...mergedStyles(styles, chunk.ids));
  }
  return {
    language,
    html,
    // `data-s` keeps Emotion's default cache from moving the styles within the document, which would make the browser
    // recalculate all styles.
    styles: styleServer
      .constructStyleTagsFromChunks(critical)
      .replaceAll('<style ', '<style data-s '),
    head: collector.head,
    data,
    reads: [...Object.keys(data), ...translations],
    chunk: screen?.chunk,
    content,
  };
}

/**
 * IDs of styles that MUI merges into other styles. Listing them as known saves the browser from inserting them during
 * hydration. Styles with MUI's state classes are excluded, because later screens may need them on their own.
 */
function mergedStyles({ key, registered }: EmotionCache, shown: readonly string[]): string[] {
  const shownTexts = shown.map((id) => registered[`${key}-${id}`] ?? '');
  return Object.entries(registered)
    .map(([name, text]) => ({ id: name.slice(key.length + 1), text: String(text) }))
    .filter(({ id, text }) => !shown.includes(id) && text.includes('.Mui-'))
    .filter(({ text }) => shownTexts.some((shownText) => shownText.includes(text)))
    .map(({ id }) => id);
}
