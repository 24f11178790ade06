import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useRegion } from '../../shared/region/use-region.ts';
import { agentLink, currentOf, type NavigationLink, navigationLinks } from './navigation-links.ts';

/** The main navigation in the reader's language; in the agent's region it ends with the agent. */
export function useNavigationLinks(): (NavigationLink & { isCurrent: boolean })[] {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const { isInMiddleEastOrAfrica } = useRegion();
  const links = navigationLinks[i18n.language === 'es' ? 'es' : 'en'];
  const hasAgent = links.some(({ label }) => label === 'agent');
  const shown = isInMiddleEastOrAfrica && agentLink && !hasAgent ? [...links, agentLink] : links;
  const current = currentOf(
    shown.map(({ to }) => to),
    pathname,
  );
  return shown.map((link) => ({ ...link, isCurrent: link.to === current }));
}
