import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { site, telephoneLink } from '../../config/site.ts';
import { LanguageSwitch } from './language-switch.tsx';

export function Footer() {
  const { t } = useTranslation();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 4 }}>
      <Container maxWidth="lg" sx={footerStyle}>
        <div>
          <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{t('common.footer.claim')}</Box>
          <div>{t('common.footer.copyright', { company: site.company.name })}</div>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <a href={telephoneLink(site.company.phone)}>{site.company.phone}</a>
          <Link to={paths.contact}>{t('common.navigation.contact')}</Link>
          <LanguageSwitch />
        </Box>
      </Container>
    </Box>
  );
}

const footerStyle = {
  py: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 2,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& a': { color: 'primary.main' },
} as const;
