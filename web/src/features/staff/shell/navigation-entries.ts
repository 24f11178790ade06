import { paths } from '../../../shared/config/paths.ts';
import { staffPaths } from '../staff-paths.ts';
import type { Area } from './areas.ts';

export interface NavigationEntry {
  label: Area['label'] | 'attention';
  to: string;
}

/** Orders that need attention are a filter of the orders page. */
const attention: NavigationEntry = {
  label: 'attention',
  to: staffPaths.orders(new URLSearchParams({ status: 'attention' })),
};

export function entriesOf(areas: readonly Pick<Area, 'label' | 'to'>[]): NavigationEntry[] {
  return areas.flatMap(({ label, to }) =>
    label === 'orders' ? [{ label, to }, attention] : [{ label, to }],
  );
}

function isWithin(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.staff && pathname.startsWith(`${to}/`));
}

/** An entry with a filter takes precedence over its page. */
export function currentEntry(
  entries: readonly NavigationEntry[],
  pathname: string,
  search: string,
): NavigationEntry | undefined {
  const address = new URLSearchParams(search);
  const matches = ({ to }: NavigationEntry) => {
    const [page = '', filter] = to.split('?');
    if (filter === undefined) return isWithin(page, pathname);
    const filters = [...new URLSearchParams(filter)];
    return page === pathname && filters.every(([name, value]) => address.get(name) === value);
  };
  return entries.findLast(matches);
}
