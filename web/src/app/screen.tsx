import type { Language } from '@dental-shop/domain/language/language';
import { type ComponentType, lazy } from 'react';
import { type ContentSection, prefetchContent } from '../shared/i18n/content.ts';
import { ContentReady } from '../shared/i18n/content-ready.tsx';
import { languageOf } from '../shared/i18n/languages.ts';
import { loadChunk } from '../shared/loading/load-chunk.ts';
import { reloadOutdatedPage } from './offline/reload-outdated-page.ts';

interface ScreenModule {
  default: ComponentType;
}

export interface Screen {
  path: string;
  chunk: string;
  content: readonly ContentSection[];
  Lazy: ComponentType;
  /** Renders without suspending. */
  loaded: () => ComponentType | undefined;
  load: () => Promise<ComponentType>;
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
  const withContent = ({ default: Component }: ScreenModule) => {
    component ??= () => (
      <ContentReady sections={content}>
        <Component />
      </ContentReady>
    );
    return component;
  };
  const load = () => {
    loading ??= loadChunk(chunk, importModule).catch(reloadOutdatedPage).then(withContent);
    return loading;
  };
  return {
    path,
    chunk,
    content,
    Lazy: lazy(async () => {
      // Loads the content in parallel with the chunk. `ContentReady` reports failures.
      prefetchContent(languageOf(document.documentElement.lang), content).catch(() => undefined);
      return { default: await load() };
    }),
    loaded: () => component,
    load,
    async prefetch(language) {
      const [module] = await Promise.all([
        loading ? undefined : importModule(),
        prefetchContent(language, content),
      ]);
      if (module) withContent(module);
    },
  };
}
