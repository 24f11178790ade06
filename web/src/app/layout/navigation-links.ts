import type { Language } from '@dental-shop/domain/account/language';
import { paths } from '../../shared/config/paths.ts';

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
} as const;

type NavigationLabel = keyof typeof places;

export interface NavigationLink {
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

/** The last entry, for visitors from the agent's region: it comes late, and must move no other. */
export const [agentLink] = linksTo('agent');

/** The footer has every page that a section opens with, in either language. */
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
);

/** Whether a link's section holds the page: the home page holds only itself. */
function holds(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));
}

/** Which of several addresses the page belongs to: to the one that says most of its own. */
export function currentOf(addresses: readonly string[], pathname: string): string | undefined {
  return addresses
    .filter((to) => holds(to, pathname))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
}
