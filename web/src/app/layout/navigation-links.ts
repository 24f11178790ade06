import type { Language } from '@dental-shop/domain/language/language';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { useIsInAgentRegion } from '../../shared/region/region-store.ts';

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

const toLinks = (...labels: NavigationLabel[]): readonly NavigationLink[] =>
  labels.map((label) => ({ label, to: places[label] }));

export const navigationLinks: Record<Language, readonly NavigationLink[]> = {
  en: toLinks('home', 'products', 'company', 'education', 'academics', 'contact'),
  es: toLinks(
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

/** Last, so it doesn't move other links when it appears after the region lookup. */
const [agentLink] = toLinks('agent');

// `Object.keys` returns `string[]`.
const labels = Object.keys(places) as NavigationLabel[];

export const footerLinks = toLinks(...labels.filter((label) => label !== 'agent'));

function isOnPath(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));
}

export function findCurrent(addresses: readonly string[], pathname: string): string | undefined {
  return addresses
    .filter((to) => isOnPath(to, pathname))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
}

export function useNavigationLinks(): (NavigationLink & { isCurrent: boolean })[] {
  const { pathname } = useLocation();
  const isInAgentRegion = useIsInAgentRegion();
  const links = navigationLinks[useCurrentLanguage()];
  const hasAgent = links.some(({ label }) => label === 'agent');
  const shown = isInAgentRegion && agentLink && !hasAgent ? [...links, agentLink] : links;
  const current = findCurrent(
    shown.map(({ to }) => to),
    pathname,
  );
  return shown.map((link) => ({ ...link, isCurrent: link.to === current }));
}
