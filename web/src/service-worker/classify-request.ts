export type Kind = 'page' | 'private-page' | 'built-file' | 'data' | 'picture';

export interface RequestProperties {
  url: URL;
  method: string;
  isNavigation: boolean;
  /** True for range requests, for example from video players. Partial responses must not be cached as whole files. */
  isPart: boolean;
}

const folders: readonly (readonly [string, Kind])[] = [
  ['/static/', 'built-file'],
  ['/data/', 'data'],
  ['/product-images/', 'picture'],
];

/** Pages that require sign-in or have a secret in the URL. */
const privatePages = /^\/(account|staff|auth|list)(\/|$)/;

/** Not pages, even when opened in a tab: API responses, documents, videos, and files at the root. */
const nonPages = /^\/(api|__|static|data|product-images|papers|films|social)\/|^\/[^/]+\.[a-z]+$/;

export function classifyRequest(request: RequestProperties, origin: string): Kind | undefined {
  const { url, method, isNavigation, isPart } = request;
  if (method !== 'GET' || isPart || url.origin !== origin) return undefined;
  if (isNavigation) return classifyPage(url.pathname);
  return folders.find(([folder]) => url.pathname.startsWith(folder))?.[1];
}

function classifyPage(path: string): Kind | undefined {
  if (nonPages.test(path)) return undefined;
  return privatePages.test(path) ? 'private-page' : 'page';
}

/** Users who request these URLs are browsing the catalogue, so it's worth caching for offline use. */
export function isCatalogueUrl({ pathname }: URL): boolean {
  return /^\/(products|search)(\/|$)|^\/data\/(products|categories|search)/.test(pathname);
}
