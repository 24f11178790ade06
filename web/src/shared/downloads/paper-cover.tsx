import { coverCategories, type PdfId } from '@dental-shop/domain/downloads/pdfs';
import { categoryPictureName } from '@dental-shop/domain/pictures/picture-name';
import Box from '@mui/material/Box';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { site } from '../config/site.ts';

interface PaperCoverProps {
  paper: PdfId;
  kind: string;
  title: string;
}

/** The cover as it is printed. The page says the same beside it, so that it is for the eye alone. */
export function PaperCover({ paper, kind, title }: PaperCoverProps) {
  return (
    <Box aria-hidden sx={coverStyle}>
      <Box sx={brandStyle}>{site.name}</Box>
      <Box sx={{ mt: 1.5, color: '#4a5a57' }}>{kind}</Box>
      <Box sx={{ fontSize: '1rem', fontWeight: 650, lineHeight: 1.15 }}>{title}</Box>
      <Box sx={{ mt: 'auto', mb: 'auto' }}>
        <ProductPicture fileName={categoryPictureName(coverCategories[paper])} alt="" isWide />
      </Box>
    </Box>
  );
}

/** Paper: white in the dark scheme too, and of the size that the PDF is printed on. */
const coverStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: { xs: 136, sm: 184 },
  flexShrink: 0,
  aspectRatio: '8.5 / 11',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: '#fff',
  color: '#14211f',
  fontSize: '0.625rem',
  lineHeight: 1.3,
  overflow: 'hidden',
} as const;

const brandStyle = {
  borderTop: '2px solid #00695f',
  pt: 0.5,
  color: '#00695f',
  fontWeight: 600,
} as const;
