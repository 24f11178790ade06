import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductData } from '../../shared/catalogue/catalogue-data.ts';
import { DrawingCaption } from '../../shared/catalogue/drawing-caption.tsx';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { PictureThumbnails } from './picture-thumbnails.tsx';

const PictureDialog = lazyChunk('picture-dialog', () => import('./picture-dialog.tsx'));

export function ProductPictures({ product }: { product: ProductData }) {
  const { t } = useTranslation();
  const name = useCatalogueText().productName(product);
  const pictures = product.pictures.length > 0 ? product.pictures : [product.thumbnail];
  const [shown, setShown] = useState(pictures[0] ?? '');
  const [wasEnlarged, setWasEnlarged] = useState(false);
  const [isEnlarged, setIsEnlarged] = useState(false);
  return (
    <div>
      <Box sx={frameStyle}>
        <ButtonBase
          aria-label={t('parts.enlarge', { name })}
          aria-haspopup="dialog"
          onClick={() => {
            if (shown === pictures[0]) setShown(pictures.find(isDimensioned) ?? shown);
            setWasEnlarged(true);
            setIsEnlarged(true);
          }}
          sx={pictureStyle}
        >
          <ProductPicture fileName={shown} alt={name} isMain />
          <Box component="span" sx={markStyle}>
            <ZoomInIcon fontSize="small" />
          </Box>
        </ButtonBase>
        <DrawingCaption dimensions={product.dimensions} />
      </Box>
      {pictures.length > 1 && (
        <PictureThumbnails pictures={pictures} shown={shown} onShow={setShown} />
      )}
      {wasEnlarged && (
        <Suspense>
          <PictureDialog
            name={name}
            pictures={pictures}
            shown={shown}
            isOpen={isEnlarged}
            onShow={setShown}
            onClose={() => setIsEnlarged(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function isDimensioned(picture: string): boolean {
  return /-dimensions\.\w+$/.test(picture);
}

const frameStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.plate',
} as const;

const pictureStyle = {
  display: 'block',
  width: '100%',
  position: 'relative',
  cursor: 'zoom-in',
  borderRadius: 'inherit',
  '& > img': { height: { xs: 216, sm: 'auto' }, mx: 'auto', aspectRatio: { xs: 'auto', sm: '1' } },
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
} as const;

/** Dark even in dark mode, because the drawing's background is light. */
const markStyle = { position: 'absolute', right: 8, bottom: 8, color: '#37474f', lineHeight: 0 };
