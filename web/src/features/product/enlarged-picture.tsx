import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';

interface EnlargedPictureProps {
  fileName: string;
  name: string;
  isMagnified: boolean;
}

/** The drawing as wide as its dialog or, magnified, wider: the box then scrolls, by keyboard too. */
export function EnlargedPicture({ fileName, name, isMagnified }: EnlargedPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part stands in the sheet's middle, where each magnifying begins
  useEffect(() => {
    const element = box.current;
    element?.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
  }, [isMagnified]);
  return (
    <Box
      ref={box}
      {...(isMagnified && { tabIndex: 0, role: 'region', 'aria-label': name })}
      sx={{ overflow: 'auto', aspectRatio: { sm: '1' }, flexGrow: { xs: 1, sm: 0 }, minHeight: 0 }}
    >
      <Box sx={{ width: isMagnified ? '250%' : '100%', ...(!isMagnified && centredStyle) }}>
        <ProductPicture fileName={fileName} alt={name} />
      </Box>
    </Box>
  );
}

const centredStyle = { minHeight: '100%', display: 'flex', alignItems: 'center' } as const;
