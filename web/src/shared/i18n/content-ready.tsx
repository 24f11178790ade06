import { type ReactNode, use } from 'react';
import { I18nContext } from 'react-i18next';
import { type ContentSection, hasContent, loadContent } from './content.ts';

interface ContentReadyProps {
  sections: readonly ContentSection[];
  children: ReactNode;
}

/**
 * A separate component, because React tracks promises by the order of the `use` calls, and this call is conditional.
 */
export function ContentReady({ sections, children }: ContentReadyProps) {
  const { i18n } = use(I18nContext) ?? {};
  if (i18n && !hasContent(i18n, sections)) use(loadContent(i18n, sections));
  return children;
}
