import { createContext, use, useEffect } from 'react';
import { type DocumentHead, documentTitle } from './document-title.ts';

/** Where the prerender collects what the page being rendered wants in its `<head>`. */
export const DocumentHeadContext = createContext<{ head?: DocumentHead } | null>(null);

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
