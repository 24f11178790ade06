import { linesForCart } from '@dental-shop/domain/lists/lines-for-cart';
import type { SharedList } from '@dental-shop/domain/lists/shared-list';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../shared/cart/cart-store.ts';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { AddToListButton } from '../../shared/lists/add-to-list-button.tsx';
import {
  type AnsweredPart,
  AnswerText,
  CartFilled,
  fillCart,
} from '../../shared/lists/fill-cart.tsx';
import { PartRow, partListStyle } from '../../shared/lists/part-row.tsx';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';

/** The lines of a link with what each comes to in this cart, and the button that adds them. */
export function SharedParts({ list }: { list: SharedList }) {
  const { t } = useTranslation('lists');
  const { t: shopText } = useTranslation();
  const catalogue = usePageData(catalogueData.search) ?? [];
  const now = linesForCart(list.lines, catalogue, useCart());
  /** As they were answered when they were added: afterwards the cart holds them. */
  const [added, setAdded] = useState<readonly AnsweredPart[]>();
  const [pieces, setPieces] = useState(0);
  const answered = added ?? now;
  const isNothing = answered.every(({ adds }) => adds === 0);
  const outcome = useRef<HTMLDivElement>(null);
  const add = () => {
    // The pressed button goes, and the focus with it.
    outcome.current?.focus();
    setAdded(now);
    setPieces(fillCart(now));
  };
  return (
    <Stack spacing={2}>
      {!added && <Typography>{t('shared.question')}</Typography>}
      {list.unreadable > 0 && (
        <Alert severity="warning">{t('shared.unreadable', { count: list.unreadable })}</Alert>
      )}
      {isNothing && <Alert severity="warning">{t('fill.none')}</Alert>}
      <div ref={outcome} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        {added && <CartFilled pieces={pieces} />}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!added && !isNothing && (
          <Button variant="contained" color="secondary" onClick={add} sx={{ minHeight: 44 }}>
            {t('shared.add')}
          </Button>
        )}
        <AddToListButton
          label={shopText('shop.saveAsList')}
          lines={list.lines}
          variant="outlined"
        />
      </Box>
      <Box component="ul" aria-label={t('title')} sx={partListStyle}>
        {answered.map((line) => (
          <PartRow
            key={line.sku}
            sku={line.sku}
            product={line.product}
            note={<AnswerText line={line} />}
          >
            {t('quantity', { quantity: line.quantity })}
          </PartRow>
        ))}
      </Box>
    </Stack>
  );
}
