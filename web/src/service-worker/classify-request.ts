/**
 * What the worker answers; everything else is left to the browser as if there were no worker. A private page is
 * fetched and never kept.
 */
export type Kind = 'page' | 'private-page' | 'built-file' | 'data' | 'picture';

export interface Asked {
  url: URL;
  method: string;
  isNavigation: boolean;
  /** A part of a file, as players ask for films: an answer of part of a file must not stand for the whole. */
  isPart: boolean;
}

const folders: readonly (readonly [string, Kind])[] = [
  ['/static/', 'built-file'],
  ['/data/', 'data'],
  ['/product-images/', 'picture'],
];

/** Behind a sign-in, or opened by a link that is a key to something. */
const privatePages = /^\/(account|staff|auth|list)(\/|$)/;

/** Never a page, also where somebody opens one in a tab: answers of the API, documents, films, files at the root. */
const notPages = /^\/(api|__|static|data|product-images|papers|films|social)\/|^\/[^/]+\.[a-z]+$/;

/** Which of the worker's ways a request takes; undefined where the worker has nothing to do with it. */
export function kindOf(asked: Asked, origin: string): Kind | undefined {
  const { url, method, isNavigation, isPart } = asked;
  if (method !== 'GET' || isPart || url.origin !== origin) return undefined;
  if (isNavigation) return kindOfPage(url.pathname);
  return folders.find(([folder]) => url.pathname.startsWith(folder))?.[1];
}

function kindOfPage(path: string): Kind | undefined {
  if (notPages.test(path)) return undefined;
  return privatePages.test(path) ? 'private-page' : 'page';
}

/** Whoever is here looks at parts, and may want to go on where there is no network. */
export function isOfCatalogue({ pathname }: URL): boolean {
  return /^\/(products|search)(\/|$)|^\/data\/(products|categories|search)/.test(pathname);
}
