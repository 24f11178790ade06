import { type ReactNode, use } from 'react';
import { I18nContext } from 'react-i18next';
import { type ContentNamespace, hasContent, loadContent } from './content.ts';

interface ContentReadyProps {
  namespace: ContentNamespace;
  children: ReactNode;
}

/** Suspends until the section of long texts is here. `use` is left out then, so it stands alone. */
export function ContentReady({ namespace, children }: ContentReadyProps) {
  const { i18n } = use(I18nContext) ?? {};
  if (i18n && !hasContent(i18n, namespace)) use(loadContent(i18n, namespace));
  return children;
}
