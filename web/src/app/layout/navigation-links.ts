import { paths } from '../../config/paths.ts';

/** The main navigation, in the order of the header and of the slide-out panel. */
export const navigationLinks = [
  { label: 'home', to: paths.home },
  { label: 'products', to: paths.products },
  { label: 'company', to: paths.company },
  { label: 'education', to: paths.education },
  { label: 'academics', to: paths.academics },
  { label: 'contact', to: paths.contact },
] as const;

/** The last entry, for visitors from the agent's region: it comes late, and must move no other. */
export const agentLink = { label: 'agent', to: paths.contactAgent } as const;

/** Whether a link's section holds the page: the home page holds only itself. */
export function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));
}
