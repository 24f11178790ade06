import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { environment } from '../config/environment.ts';
import { site } from '../config/site.ts';
import { type DocumentHead, documentTitle } from './document-title.ts';

/** A page's head with every property set. */
export type CollectedHead = Required<DocumentHead>;

/** Where the prerender collects the `<head>` of the page being rendered; null in the browser. */
export const DocumentHeadContext = createContext<{ head?: CollectedHead } | null>(null);

/** Sets the document's title and, for search engines, its description and canonical address. */
export function useDocumentHead({ title, description, canonicalPath }: DocumentHead): void {
  const { pathname } = useLocation();
  const path = canonicalPath === undefined ? pathname : canonicalPath;
  const collector = use(DocumentHeadContext);
  // While rendering, not in an effect: the prerender runs no effects.
  if (collector) collector.head = { title, description, canonicalPath: path };
  useEffect(() => {
    document.title = documentTitle(title, site.name);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    setCanonicalPath(path);
  }, [title, description, path]);
}

/** Browsers share a page by this link; an old one would send others to the page before. */
function setCanonicalPath(path: string | null): void {
  const present = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === null) {
    present?.remove();
    return;
  }
  const link = present ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = environment.siteUrl + path;
  if (!present) document.head.append(link);
}
