import { type ReactNode, use } from 'react';
import { I18nContext } from 'react-i18next';
import { type ContentNamespace, hasContent, loadContent } from './content.ts';

interface ContentReadyProps {
  namespace: ContentNamespace;
  children: ReactNode;
}

/**
 * Suspends until a section of long texts is loaded. A component of its own, because it stops calling
 * `use` then, and React tells a component's promises apart by their order.
 */
export function ContentReady({ namespace, children }: ContentReadyProps) {
  const { i18n } = use(I18nContext) ?? {};
  if (i18n && !hasContent(i18n, namespace)) use(loadContent(i18n, namespace));
  return children;
}
