import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useNavigationLinks } from './navigation-links.ts';

export function MainNavigation() {
  const { t } = useTranslation();
  const links = useNavigationLinks();
  return (
    <Box
      component="nav"
      aria-label={t('common.navigation.label')}
      sx={{
        display: { xs: 'none', lg: 'flex' },
        flexWrap: 'wrap',
        columnGap: links.length > maxSpacedLinks ? 0 : 3,
        ml: -1,
      }}
    >
      {links.map(({ label, to, isCurrent }) => (
        <Box
          key={to}
          component={Link}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          sx={linkStyle}
        >
          {t(`common.navigation.${label}`)}
        </Box>
      ))}
    </Box>
  );
}

/** More links than this would need more than one line in the narrowest header if they had gaps and a fallback font. */
const maxSpacedLinks = 7;

const linkStyle = {
  px: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 500,
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'currentColor' },
} as const;
