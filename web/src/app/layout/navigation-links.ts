import { paths } from '../../config/paths.ts';

/** The main navigation, in the order of the header and of the slide-out panel. */
export const navigationLinks = [
  { label: 'home', to: paths.home },
  { label: 'products', to: paths.products },
  { label: 'company', to: paths.company },
  { label: 'academics', to: paths.academics },
  { label: 'contact', to: paths.contact },
] as const;

/** Whether a link's section holds the page: the home page holds only itself. */
export function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));
}
