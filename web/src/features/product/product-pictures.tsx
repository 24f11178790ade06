import type { Product } from '@dental-shop/domain/catalogue/product';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../catalogue/product-picture.tsx';

/** The chosen view, large, above the thumbnails of all views. */
export function ProductPictures({ product }: { product: Product }) {
  const { t } = useTranslation();
  const pictures = product.pictures.length > 0 ? product.pictures : [product.thumbnail];
  const [shown, setShown] = useState(pictures[0] ?? '');
  return (
    <div>
      <Box sx={frameStyle}>
        <ProductPicture fileName={shown} alt={product.name} isMain />
      </Box>
      {pictures.length > 1 && (
        <Box sx={thumbnailsStyle}>
          {pictures.map((picture, index) => (
            <ButtonBase
              key={picture}
              onClick={() => setShown(picture)}
              aria-pressed={picture === shown}
              aria-label={t('shop.view', { number: index + 1, count: pictures.length })}
              sx={thumbnailStyle}
            >
              <ProductPicture fileName={picture} alt="" />
            </ButtonBase>
          ))}
        </Box>
      )}
    </div>
  );
}

/** On a phone the picture leaves the price and 'Add to Cart' on the first screen. */
const frameStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
  '& > img': { height: { xs: 240, sm: 'auto' }, mx: 'auto', aspectRatio: { xs: 'auto', sm: '1' } },
} as const;

const thumbnailsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(5, 56px)', sm: 'repeat(5, minmax(0, 1fr))' },
  gap: 1,
  mt: 1,
} as const;

const thumbnailStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&[aria-pressed="true"]': { borderColor: 'primary.main', outline: '1px solid' },
} as const;
