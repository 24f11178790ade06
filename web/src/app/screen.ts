import type { Language } from '@dental-shop/domain/language/language';
import type { ComponentType } from 'react';
import { type ContentSection, prefetchContent } from '../shared/i18n/content.ts';
import { loadChunk } from '../shared/loading/load-chunk.ts';
import { reloadOutdatedPage } from './offline/reload-outdated-page.ts';

interface ScreenModule {
  default: ComponentType;
}

export interface Screen {
  /** A pattern of React Router. */
  path: string;
  /** Name of the file that the screen's chunk is made from, without its ending. */
  chunk: string;
  /** The texts that it shows besides those that every page has. */
  content: readonly ContentSection[];
  /** The component once it is loaded, so that the screen renders without suspending. */
  loaded: () => ComponentType | undefined;
  load: () => Promise<ComponentType>;
  /** Loads component and texts of a page that is likely to be wanted. Where that fails, `load` tries anew. */
  prefetch: (language: Language) => Promise<void>;
}

export function screen(
  path: string,
  chunk: string,
  importModule: () => Promise<ScreenModule>,
  ...content: readonly ContentSection[]
): Screen {
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  return {
    path,
    chunk,
    content,
    loaded: () => component,
    load() {
      // A failure is kept too, until the page is reloaded: a new promise on each render would suspend
      // React forever.
      loading ??= loadChunk(chunk, importModule)
        .catch(reloadOutdatedPage)
        .then((module) => {
          component = module.default;
          return component;
        });
      return loading;
    },
    async prefetch(language) {
      const [module] = await Promise.all([
        loading ? undefined : importModule(),
        prefetchContent(language, content),
      ]);
      if (module) component ??= module.default;
    },
  };
}
