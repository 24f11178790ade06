import { use } from 'react';
import type { Screen } from './screen.ts';

/** Suspends until the screen's chunk is here. */
export function ScreenView({ screen }: { screen: Screen }) {
  // `use` is left out once the chunk is here, so no other hook may stand in this component.
  const Component = screen.loaded() ?? use(screen.load());
  return <Component />;
}
