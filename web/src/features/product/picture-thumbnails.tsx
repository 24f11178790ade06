import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';

interface PictureThumbnailsProps {
  pictures: readonly string[];
  shown: string;
  onShow: (picture: string) => void;
}

export function PictureThumbnails({ pictures, shown, onShow }: PictureThumbnailsProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, from: string) {
    const step = stepOfKey(event.key);
    if (step === 0) return;
    event.preventDefault();
    const next = neighbor(pictures, from, step);
    onShow(next);
    const button = grid.current?.children.item(pictures.indexOf(next));
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <Box ref={grid} sx={gridStyle}>
      {pictures.map((picture, index) => (
        <ButtonBase
          key={picture}
          onClick={() => onShow(picture)}
          onKeyDown={(event) => move(event, picture)}
          aria-pressed={picture === shown}
          aria-label={t('parts.view', { number: index + 1, count: pictures.length })}
          sx={thumbnailStyle}
        >
          <ProductPicture fileName={picture} alt="" />
        </ButtonBase>
      ))}
    </Box>
  );
}

const gridStyle = {
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
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
} as const;

export function neighbor<Item>(items: readonly Item[], current: Item, step: number): Item {
  const index = items.indexOf(current) + step;
  return items.at(index % items.length) ?? current;
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

export function stepOfKey(key: string): number {
  return steps.get(key) ?? 0;
}
