import type { brochures } from '@dental-shop/domain/downloads/pdfs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperCover } from './paper-cover.tsx';
import { PaperDownloads } from './paper-downloads.tsx';

const holds = ['first', 'second', 'third'] as const;

/** One of the printed materials: its cover, what it holds, and where to get it. */
export function PaperCard({ paper }: { paper: (typeof brochures)[number] }) {
  const { t } = useTranslation('company');
  const headingId = useId();
  const title = t(`materials.paper.${paper}.title`);
  const kind = t(`materials.paper.${paper}.kind`);
  return (
    <Box component="section" aria-labelledby={headingId} sx={cardStyle}>
      <PaperCover paper={paper} kind={kind} title={title} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={headingId} variant="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {kind}
        </Typography>
        <Typography sx={{ mt: 1 }}>{t(`materials.paper.${paper}.description`)}</Typography>
        <Box component="ul" aria-label={t('materials.contents')} sx={{ pl: 2.5, my: 1 }}>
          {holds.map((each) => (
            <li key={each}>{t(`materials.paper.${paper}.holds.${each}`)}</li>
          ))}
        </Box>
        <PaperDownloads paper={paper} title={title} />
      </Box>
    </Box>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 2, sm: 3 },
  mt: 4,
  pt: 4,
  borderTop: 1,
  borderColor: 'divider',
  '&& h2': { mt: 0, mb: 0 },
  '&& p': { m: 0 },
} as const;
