import type { ComponentType } from 'react';
import type { ContentNamespace } from '../shared/i18n/content.ts';
import { loadChunk } from '../shared/loading/load-chunk.ts';
import { reloadReplaced } from './offline/reload-replaced.ts';

interface ScreenModule {
  default: ComponentType;
}

export interface Screen {
  /** A pattern of React Router. */
  path: string;
  /** Name of the file that the screen's chunk is made from, without its ending. */
  chunk: string;
  /** The long texts that the screen shows with `useTranslation(content)`. */
  content: ContentNamespace | undefined;
  /** The component once it is loaded, so that the screen renders without suspending. */
  loaded: () => ComponentType | undefined;
  load: () => Promise<ComponentType>;
  /** Loads the component of a page that is likely to be wanted. Where that fails, `load` tries anew. */
  prefetch: () => Promise<void>;
}

export function screen(
  path: string,
  chunk: string,
  importModule: () => Promise<ScreenModule>,
  content?: ContentNamespace,
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
        .catch(reloadReplaced)
        .then((module) => {
          component = module.default;
          return component;
        });
      return loading;
    },
    async prefetch() {
      if (!loading) component ??= (await importModule()).default;
    },
  };
}
