import { useRegion } from '../../features/region/use-region.ts';
import { agentLink, navigationLinks } from './navigation-links.ts';

const withAgent = [...navigationLinks, agentLink];

export function useNavigationLinks() {
  const { isInMiddleEastOrAfrica } = useRegion();
  return isInMiddleEastOrAfrica ? withAgent : navigationLinks;
}
