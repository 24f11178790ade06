import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { footerLinks } from './navigation-links.ts';

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  return (
    <Box component="footer" sx={footerStyle}>
      <Container maxWidth="lg" sx={columnsStyle}>
        <div>
          <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{t('common.footer.claim')}</Box>
          <div>{t('common.footer.copyright', { company: site.company.name })}</div>
          <div>
            <a href="/licenses.txt">{t('common.footer.licenses')}</a>
          </div>
          <Box sx={{ mt: 1 }}>
            <a href={site.company.website}>{new URL(site.company.website).host}</a>
          </Box>
          <div>
            <a href={telephoneLink(site.company.phone)}>{site.company.phone}</a>
          </div>
        </div>
        <Box component="nav" aria-label={t('common.footer.navigation')} sx={linksStyle}>
          {footerLinks.map(({ label, to }) => (
            <Link key={to} to={to}>
              {t(`common.navigation.${label}`)}
            </Link>
          ))}
        </Box>
        <LanguageSwitch />
      </Container>
    </Box>
  );
});

const footerStyle = {
  borderTop: 1,
  borderColor: 'divider',
  mt: { xs: 4, md: 6 },
  fontSize: '0.875rem',
  color: 'text.secondary',
  displayPrint: 'none',
} as const;

const columnsStyle = {
  py: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 6,
  rowGap: 2,
  '& a': { ...standaloneLink, color: 'primary.main' },
} as const;

const linksStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, auto)', sm: 'repeat(3, auto)' },
  columnGap: { xs: 2, sm: 4 },
} as const;
