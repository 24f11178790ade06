import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Box from '@mui/material/Box';

interface ProductPictureProps {
  fileName: string;
  alt: string;
  isMain?: boolean;
  isWide?: boolean;
}

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
