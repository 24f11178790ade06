import type { Dimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { sizeCaption } from '@dental-shop/domain/catalogue/sizes/size-caption';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import Box from '@mui/material/Box';

/** Hidden from screen readers, because the size is also in the name or in a table. */
export function DrawingCaption({ dimensions }: { dimensions: readonly Dimension[] }) {
  return (
    <Box component="span" aria-hidden sx={captionStyle}>
      {formatSizes(sizeCaption({ dimensions }))}
    </Box>
  );
}

/** Dark in dark mode too, because the drawing's background is light. */
const captionStyle = {
  display: 'block',
  height: 24,
  px: 1,
  color: '#00707a',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
} as const;
