import { type ReactNode, use } from 'react';
import { I18nContext } from 'react-i18next';
import { type ContentSection, hasContent, loadContent } from './content.ts';

interface ContentReadyProps {
  sections: readonly ContentSection[];
  children: ReactNode;
}

/**
 * Suspends until sections of texts are loaded. A component of its own, because it stops calling
 * `use` then, and React tells a component's promises apart by their order.
 */
export function ContentReady({ sections, children }: ContentReadyProps) {
  const { i18n } = use(I18nContext) ?? {};
  if (i18n && !hasContent(i18n, sections)) use(loadContent(i18n, sections));
  return children;
}
