import { createContext, use, useEffect } from 'react';
import { site } from '../config/site.ts';

export interface DocumentHead {
  title: string;
  description: string;
}

/** Where the prerender collects what the page being rendered wants in its `<head>`. */
export const DocumentHeadContext = createContext<{ head?: DocumentHead } | null>(null);

export function documentTitle(title: string): string {
  return title === '' ? site.name : `${title} | ${site.name}`;
}

/** Sets the document's title and its description for search engines. */
export function useDocumentHead({ title, description }: DocumentHead): void {
  const collector = use(DocumentHeadContext);
  // No state of React's: the prerender reads it once the page is rendered.
  if (collector) collector.head = { title, description };
  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
