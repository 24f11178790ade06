import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { ExternalLink } from './external-link.tsx';

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
