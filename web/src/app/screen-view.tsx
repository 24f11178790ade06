import { use } from 'react';
import { ContentReady } from '../shared/i18n/content-ready.tsx';
import type { Screen } from './screen.ts';

/**
 * Suspends until the screen's chunk and its texts are here: two components, because two promises in
 * one are easily taken for each other. `use` is left out once the chunk is here.
 */
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
