import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Box from '@mui/material/Box';

interface ProductPictureProps {
  fileName: string;
  /** Empty where the name stands beside the picture. */
  alt: string;
  /** True for the page's largest picture, which browsers then load first. */
  isMain?: boolean;
  /** A card's picture, which leaves room on the screen for more cards. */
  isWide?: boolean;
}

/** A drawing, which is shown whole in its frame, and larger where the frame is. */
export function ProductPicture({
  fileName,
  alt,
  isMain = false,
  isWide = false,
}: ProductPictureProps) {
  return (
    <Box
      component="img"
      src={productImageUrl(fileName)}
      alt={alt}
      width={400}
      height={400}
      decoding="async"
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'auto'}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: isWide ? '4 / 3' : '1',
        objectFit: 'contain',
        bgcolor: 'background.plate',
        borderRadius: 'inherit',
      }}
    />
  );
}
