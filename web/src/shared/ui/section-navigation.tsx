import { useLocation } from 'react-router-dom';
import { LinkMenu } from './link-menu.tsx';

interface SectionNavigationProps {
  heading: string;
  links: readonly { to: string; label: string }[];
}

/** The pages of a section: below the page on small screens, beside it on others. */
export function SectionNavigation({ heading, links }: SectionNavigationProps) {
  const { pathname } = useLocation();
  return (
    <LinkMenu
      heading={heading}
      links={links.map((link) => ({ ...link, isCurrent: link.to === pathname }))}
      sx={{ mt: { xs: 5, md: 0 }, width: { md: 248 } }}
    />
  );
}
