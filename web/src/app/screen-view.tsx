import { type ReactNode, use } from 'react';
import { I18nContext } from 'react-i18next';
import { type ContentNamespace, hasContent, loadContent } from '../i18n/content.ts';
import type { Screen } from './screen.ts';

// `use` is left out once its chunk is here, so no other hook may stand in these components.

/** Suspends until the screen's chunk and its texts are here. */
export function ScreenView({ screen }: { screen: Screen }) {
  const Component = screen.loaded() ?? use(screen.load());
  return screen.content ? (
    <ContentReady namespace={screen.content}>
      <Component />
    </ContentReady>
  ) : (
    <Component />
  );
}

/** A component of its own, because two promises in one are easily taken for each other. */
function ContentReady(props: { namespace: ContentNamespace; children: ReactNode }) {
  const { namespace, children } = props;
  const { i18n } = use(I18nContext) ?? {};
  if (i18n && !hasContent(i18n, namespace)) use(loadContent(i18n, namespace));
  return children;
}
