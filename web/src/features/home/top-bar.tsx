import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { ExternalLink } from './external-link.tsx';

export function TopBar() {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
      <Container maxWidth="lg" sx={{ display: 'flex', justifyContent: { md: 'flex-end' } }}>
        <ExternalLink href={site.videoChannel}>
          <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
            <path d="M1 1h18v14H1zM8 5l5 3-5 3z" fill="none" stroke="currentColor" />
          </svg>
          <span>{t('videoChannel')}</span>
        </ExternalLink>
      </Container>
    </Box>
  );
}
