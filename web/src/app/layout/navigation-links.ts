import type { Language } from '@dental-shop/domain/language/language';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { useRegion } from '../../shared/region/region-store.ts';

const places = {
  home: paths.home,
  products: paths.products,
  company: paths.company,
  faculty: paths.people,
  education: paths.education,
  academics: paths.academics,
  resources: paths.materials,
  faqs: paths.faqs,
  contact: paths.contact,
  agent: paths.contactAgent,
  returns: paths.policy('returns'),
  terms: paths.policy('terms'),
  privacy: paths.policy('privacy'),
} as const;

type NavigationLabel = keyof typeof places;

interface NavigationLink {
  label: NavigationLabel;
  to: string;
}

const linksTo = (...labels: NavigationLabel[]): readonly NavigationLink[] =>
  labels.map((label) => ({ label, to: places[label] }));

/** The main navigation, in the order of the header and of the slide-out panel. */
export const navigationLinks: Record<Language, readonly NavigationLink[]> = {
  en: linksTo('home', 'products', 'company', 'education', 'academics', 'contact'),
  es: linksTo(
    'home',
    'products',
    'company',
    'education',
    'academics',
    'faculty',
    'faqs',
    'resources',
    'contact',
    'agent',
  ),
};

/** Comes last: it appears once the visitor's region is known, and must move no other link. */
const [agentLink] = linksTo('agent');

/** The footer has every page that a section opens with, in either language, and the shop's terms. */
export const footerLinks = linksTo(
  'home',
  'products',
  'company',
  'faculty',
  'education',
  'academics',
  'resources',
  'faqs',
  'contact',
  'returns',
  'terms',
  'privacy',
);

/** Whether a link's section holds the page: the home page holds only itself. */
function holds(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));
}

/** The address whose section the page belongs to: the longest of those that hold it. */
export function currentOf(addresses: readonly string[], pathname: string): string | undefined {
  return addresses
    .filter((to) => holds(to, pathname))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
}

/** The main navigation in the reader's language; in the agent's region it ends with the agent. */
export function useNavigationLinks(): (NavigationLink & { isCurrent: boolean })[] {
  const { pathname } = useLocation();
  const { isInMiddleEastOrAfrica } = useRegion();
  const links = navigationLinks[useCurrentLanguage()];
  const hasAgent = links.some(({ label }) => label === 'agent');
  const shown = isInMiddleEastOrAfrica && agentLink && !hasAgent ? [...links, agentLink] : links;
  const current = currentOf(
    shown.map(({ to }) => to),
    pathname,
  );
  return shown.map((link) => ({ ...link, isCurrent: link.to === current }));
}
