import { findCategory } from '@dental-shop/domain/catalogue/category';
import { matchPath } from 'react-router-dom';
import { catalogueData } from '../shared/catalogue/catalogue-data.ts';
import { languageOf } from '../shared/i18n/languages.ts';
import { whenIdle } from '../shared/loading/when-idle.ts';
import { savesData } from '../shared/offline/worker-contract.ts';
import type { PageDataStore } from '../shared/page-data/page-data-store.ts';
import { matchScreen } from './routes.ts';

/** A pointer that only passes over a link is gone by then. */
const hoverMs = 65;

/** The address of a page of the shop that a link leads to, if it is another page. */
function pageBehind(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target || link.download) return;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

/** The same of the link under an event. */
function pageUnder(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link ? pageBehind(link) : undefined;
}

/** Loads the data that a page of the catalogue is made of. */
async function prefetchData(path: string, pageData: PageDataStore): Promise<void> {
  const { category, sku } = matchPath('/products/:category/:sku?', path)?.params ?? {};
  if (category === undefined) return;
  const isProduct = sku !== undefined && sku !== 'info';
  if (isProduct) void pageData.prefetch(catalogueData.product(sku).url).catch(ignore);
  const { url } = catalogueData.categories;
  // The files come from the same build as the code.
  const categories = (await pageData.prefetch(url)) as typeof catalogueData.categories.holds;
  const found = findCategory(categories ?? [], category);
  if (found && !isProduct) await pageData.prefetch(catalogueData.category(found.name).url);
}

/** What cannot be prefetched is loaded, and its failure told, once it is asked for. */
const ignore = () => undefined;

/** Loads the scripts of a page. One that fails is tried again at the next occasion. */
function prefetchScripts(path: string): void {
  void matchScreen(path)?.prefetch(languageOf(document.documentElement.lang)).catch(ignore);
}

/** Loads the scripts of the pages that links on the screen lead to: a few, for all of a screen's have the same. */
function prefetchInView(): void {
  const content = document.querySelector('main');
  if (!content) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path =
        isIntersecting && target instanceof HTMLAnchorElement ? pageBehind(target) : undefined;
      if (path !== undefined) whenIdle(() => prefetchScripts(path));
    }
  });
  let isPlanned = false;
  const observeSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      // A link that is observed already stays so, without another answer.
      for (const link of content.querySelectorAll('a')) observer.observe(link);
    });
  };
  new MutationObserver(observeSoon).observe(content, { childList: true, subtree: true });
  observeSoon();
}

/**
 * Loads the scripts of the pages that are in reach, and the data of a page as well while somebody is about to open it:
 * when a pointer rests on its link, a finger touches it, or the keyboard reaches it. Never where the visitor wants to
 * save data.
 */
export function prefetchPages(pageData: PageDataStore): void {
  if (savesData()) return;
  prefetchInView();
  const prefetch = (path: string) => {
    prefetchScripts(path);
    void prefetchData(path, pageData).catch(ignore);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = { passive: true, capture: true };
  const hear = (event: Event) => {
    clearTimeout(timer);
    const path = pageUnder(event);
    if (path === undefined) return;
    if (event.type === 'pointerover') timer = setTimeout(prefetch, hoverMs, path);
    else prefetch(path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, hear, options);
  }
}
