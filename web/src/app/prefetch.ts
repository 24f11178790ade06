import { findCategory } from '@dental-shop/domain/catalogue/category';
import { matchPath } from 'react-router-dom';
import { catalogueData } from '../shared/catalogue/catalogue-data.ts';
import { languageOf } from '../shared/i18n/languages.ts';
import { whenIdle } from '../shared/loading/when-idle.ts';
import { isDataSaverOn } from '../shared/offline/worker-contract.ts';
import type { PageDataStore } from '../shared/page-data/page-data-store.ts';
import { matchScreen } from './routes.ts';

/** Skips links that the pointer only passes over. */
const hoverMs = 65;

function targetPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target || link.download) return;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

function linkPath(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link ? targetPath(link) : undefined;
}

async function prefetchData(path: string, pageData: PageDataStore): Promise<void> {
  const { category, sku } = matchPath('/products/:category/:sku?', path)?.params ?? {};
  if (category === undefined) return;
  const isProduct = sku !== undefined && sku !== 'info';
  if (isProduct) void pageData.prefetch(catalogueData.product(sku).url).catch(ignore);
  const { url } = catalogueData.categories;
  const categories = (await pageData.prefetch(url)) as typeof catalogueData.categories.dataType;
  const found = findCategory(categories ?? [], category);
  if (found && !isProduct) await pageData.prefetch(catalogueData.category(found.name).url);
}

/** A failed prefetch is harmless: the actual request reports the error. */
const ignore = () => undefined;

function prefetchScripts(path: string): void {
  void matchScreen(path)?.prefetch(languageOf(document.documentElement.lang)).catch(ignore);
}

/** Cheap, because links on the same screen mostly need the same few chunks. */
function prefetchInView(): void {
  const content = document.querySelector('main');
  if (!content) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path =
        isIntersecting && target instanceof HTMLAnchorElement ? targetPath(target) : undefined;
      if (path !== undefined) whenIdle(() => prefetchScripts(path));
    }
  });
  let isScheduled = false;
  const scheduleObserve = () => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      for (const link of content.querySelectorAll('a')) observer.observe(link);
    });
  };
  new MutationObserver(scheduleObserve).observe(content, { childList: true, subtree: true });
  scheduleObserve();
}

export function prefetchPages(pageData: PageDataStore): void {
  if (isDataSaverOn()) return;
  prefetchInView();
  const prefetch = (path: string) => {
    prefetchScripts(path);
    void prefetchData(path, pageData).catch(ignore);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = { passive: true, capture: true };
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const path = linkPath(event);
    if (path === undefined) return;
    if (event.type === 'pointerover') timer = setTimeout(prefetch, hoverMs, path);
    else prefetch(path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, options);
  }
}
