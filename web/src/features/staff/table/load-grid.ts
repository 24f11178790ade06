export const loadGrid = () => import('./table-grid.tsx');

/** Starts loading the grid while the rows are still loading. Phones never need it. */
export function preloadGrid(): void {
  if (matchMedia('(min-width: 900px)').matches) loadGrid().catch(() => undefined);
}
