import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { environment } from '../config/environment.ts';
import { site } from '../config/site.ts';
import { type DocumentHead, documentTitle } from './document-title.ts';

export type CollectedHead = Required<DocumentHead>;

/** Collects the head while prerendering; null in the browser. */
export const DocumentHeadContext = createContext<{ head?: CollectedHead } | null>(null);

export function useDocumentHead({ title, description, canonicalPath }: DocumentHead): void {
  const { pathname } = useLocation();
  const path = canonicalPath === undefined ? pathname : canonicalPath;
  const collector = use(DocumentHeadContext);
  // Not in an effect, because effects don't run while prerendering.
  if (collector) collector.head = { title, description, canonicalPath: path };
  useEffect(() => {
    document.title = documentTitle(title, site.name);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    setCanonicalPath(path);
  }, [title, description, path]);
}

/** Browsers' share menus use this link, so it must not be stale. */
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
