import { useLocation } from 'react-router-dom';
import { LinkMenu } from './link-menu.tsx';

interface SectionNavigationProps {
  heading: string;
  links: readonly { to: string; label: string }[];
}

/** The pages of a section: a row above the page on small screens, a list beside it on others. */
export function SectionNavigation({ heading, links }: SectionNavigationProps) {
  const { pathname } = useLocation();
  return (
    <LinkMenu
      heading={heading}
      links={links.map((link) => ({ ...link, isCurrent: link.to === pathname }))}
      isRowOnPhone
      sx={{ width: { md: 248 } }}
    />
  );
}
