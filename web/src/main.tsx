import './shared/theme/global.css';
import type { i18n } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { ClearLoadingClasses } from './app/replay-early-clicks.tsx';
import { reportUncaughtErrors } from './app/report-errors.ts';
import { matchScreen } from './app/routes.ts';
import {
  addCatalogueTranslation,
  fetchCatalogueTranslation,
} from './shared/catalogue/catalogue-translation.ts';
import { loadContent } from './shared/i18n/content.ts';
import { createEnglishI18n, createI18n } from './shared/i18n/create-i18n.ts';
import { readStoredLanguage, writeLanguageCookies } from './shared/i18n/stored-language.ts';
import { whenIdle } from './shared/loading/when-idle.ts';
import {
  createPageDataStore,
  type PageDataStore,
  readInlinedPageData,
} from './shared/page-data/page-data-store.ts';
import { startSession } from './shared/session/start-session.ts';
import { createStyleCache } from './shared/theme/style-cache.ts';
import { createShopTheme } from './shared/theme/theme.ts';

// Keeps zod from testing whether `eval` works, which would cause a CSP violation report. Set as a global, because
// calling `z.config` would load zod on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

async function prepareLanguage(): Promise<i18n> {
  try {
    const language = readStoredLanguage();
    writeLanguageCookies(language);
    const [instance, translation] = await Promise.all([
      createI18n(language),
      fetchCatalogueTranslation(language),
    ]);
    addCatalogueTranslation(instance, language, translation);
    return instance;
  } catch (error) {
    console.error('The stored language could not be loaded; using English.', { error });
    return createEnglishI18n();
  }
}

async function prepareScreen(language: Promise<i18n>): Promise<void> {
  const screen = matchScreen(window.location.pathname);
  if (!screen) return;
  try {
    await Promise.all([
      screen.load(),
      language.then((instance) => loadContent(instance, screen.content)),
    ]);
  } catch (error) {
    // Rendering will fail the same way and show the error page.
    console.error('The screen could not be loaded.', { error });
  }
}

/** With cached scripts, the app may start before the HTML is fully parsed. */
function waitForDocument(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/**
 * Lets the browser respond to input between startup steps, which take up to 40 ms each on phones. Doesn't use a timer,
 * because hidden tabs delay timers by up to 1 s.
 */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

function syncDocumentLanguage(instance: i18n): void {
  document.documentElement.lang = instance.language;
  instance.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
}

async function startPrefetching(pageData: PageDataStore): Promise<void> {
  try {
    const { prefetchPages } = await import('./app/prefetch.ts');
    prefetchPages(pageData);
  } catch (error) {
    console.warn('Prefetching could not be started.', { error });
  }
}

async function startWatchingOverlay(): Promise<void> {
  try {
    const { watchOverlay } = await import('./shared/catalogue-overlay/watch-overlay.ts');
    watchOverlay();
  } catch (error) {
    console.warn('The changes to the catalogue could not be loaded.', { error });
  }
}

/** Starts after prefetching, because the worker downloads files too. */
async function startServiceWorker(): Promise<void> {
  try {
    const { registerServiceWorker } = await import('./app/offline/register-service-worker.ts');
    await registerServiceWorker();
  } catch (error) {
    console.warn('The service worker could not be registered.', { error });
  }
}

async function start(): Promise<void> {
  await yieldToMain();
  const language = prepareLanguage();
  await yieldToMain();
  const theme = createShopTheme();
  await yieldToMain();
  const [instance] = await Promise.all([language, prepareScreen(language), waitForDocument()]);
  await yieldToMain();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  syncDocumentLanguage(instance);
  const pageData = createPageDataStore(readInlinedPageData());
  const application = (
    <StrictMode>
      <Providers theme={theme} styles={createStyleCache()} i18n={instance} pageData={pageData}>
        <BrowserRouter>
          <App />
          <ClearLoadingClasses />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // A transition renders in slices, so the page stays responsive to input.
  startTransition(() => {
    if (root.dataset.prerendered === instance.language) hydrateRoot(root, application);
    else {
      // There is nothing to hydrate, so the first render can already use the session.
      startSession();
      createRoot(root).render(application);
    }
  });
  whenIdle(() => void startWatchingOverlay());
  whenIdle(
    () => void startPrefetching(pageData).then(() => whenIdle(() => void startServiceWorker())),
  );
}

reportUncaughtErrors();
await start();
