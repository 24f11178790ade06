import { use } from 'react';
import type { Screen } from './screen.ts';

/** Suspends until the screen's chunk is here. */
export function ScreenView({ screen }: { screen: Screen }) {
  const Component = screen.loaded() ?? use(screen.load());
  return <Component />;
}
