import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';

export function SocialLinks() {
  const { t } = useTranslation('home');
  return (
    <Container component="section" maxWidth="lg" sx={{ pt: { xs: 3, md: 5 } }}>
      <Typography variant="h2">{t('social.heading')}</Typography>
      <Box component="ul" sx={listStyle}>
        {site.socialMedia.map(({ name, address }) => (
          <li key={name}>
            <ExternalLink href={address}>{name}</ExternalLink>
          </li>
        ))}
      </Box>
    </Container>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
} as const;

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Box component="a" href={href} target="_blank" rel="noopener" sx={linkStyle}>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <Box component="span" sx={visuallyHidden}>
        {` ${t('opensNewTab')}`}
      </Box>
    </Box>
  );
}

const linkStyle = {
  position: 'relative',
  ...standaloneLink,
  gap: 0.75,
  color: 'primary.main',
} as const;

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
