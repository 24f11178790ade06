import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { type brochures, coverCategories } from '@dental-shop/domain/downloads/pdfs';
import { categoryPictureName } from '@dental-shop/domain/pictures/picture-name';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { site } from '../../shared/config/site.ts';
import { PdfDownloads } from '../../shared/downloads/pdf-downloads.tsx';

type Brochure = (typeof brochures)[number];

const highlights = ['first', 'second', 'third'] as const;

export function BrochureCard({ brochure }: { brochure: Brochure }) {
  const { t } = useTranslation('company');
  const headingId = useId();
  const title = t(`materials.brochure.${brochure}.title`);
  const kind = t(`materials.brochure.${brochure}.kind`);
  return (
    <Box component="section" aria-labelledby={headingId} sx={cardStyle}>
      <BrochureCover brochure={brochure} kind={kind} title={title} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={headingId} variant="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {kind}
        </Typography>
        <Typography sx={{ mt: 1 }}>{t(`materials.brochure.${brochure}.description`)}</Typography>
        <Box component="ul" aria-label={t('materials.contents')} sx={{ pl: 2.5, my: 1 }}>
          {highlights.map((each) => (
            <li key={each}>{t(`materials.brochure.${brochure}.holds.${each}`)}</li>
          ))}
        </Box>
        <PdfDownloads pdf={brochure} title={title} />
      </Box>
    </Box>
  );
}

interface BrochureCoverProps {
  brochure: Brochure;
  kind: string;
  title: string;
}

function BrochureCover({ brochure, kind, title }: BrochureCoverProps) {
  return (
    <Box aria-hidden sx={coverStyle}>
      <Box sx={brandStyle}>{site.name}</Box>
      <Box sx={{ mt: 1.5, color: brandColors.quiet }}>{kind}</Box>
      <Box sx={{ fontSize: '1rem', fontWeight: 650, lineHeight: 1.15 }}>{title}</Box>
      <Box sx={{ mt: 'auto', mb: 'auto' }}>
        <ProductPicture fileName={categoryPictureName(coverCategories[brochure])} alt="" isWide />
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

const coverStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: { xs: 136, sm: 184 },
  flexShrink: 0,
  aspectRatio: '8.5 / 11',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.plate',
  color: brandColors.ink,
  fontSize: '0.625rem',
  lineHeight: 1.3,
  overflow: 'hidden',
} as const;

const brandStyle = {
  borderTop: `2px solid ${brandColors.teal}`,
  pt: 0.5,
  color: brandColors.teal,
  fontWeight: 600,
} as const;
