import { useLocation } from 'react-router-dom';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { useRegion } from '../../shared/region/use-region.ts';
import { agentLink, currentOf, type NavigationLink, navigationLinks } from './navigation-links.ts';

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
