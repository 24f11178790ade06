import type { LineItem } from '@dental-shop/domain/cart/line-item';
import { linesForCart } from '@dental-shop/domain/lists/lines-for-cart';
import { addLines, readLines } from '@dental-shop/domain/lists/saved-list';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useEventCallback from '@mui/utils/useEventCallback';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../../shared/cart/cart-store.ts';
import { QuantityStepper } from '../../../shared/cart/quantity-stepper.tsx';
import { catalogueData } from '../../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../../shared/config/paths.ts';
import { type CartFillLine, ShortfallText } from '../../../shared/lists/fill-cart.tsx';
import { changeList, type OwnList } from '../../../shared/lists/list-documents.ts';
import { PartRow, partListStyle, usePartName } from '../../../shared/lists/part-row.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { usePageData } from '../../../shared/page-data/use-page-data.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { ListActions } from './list-actions.tsx';
import type { Notice } from './notice-bar.tsx';

interface ListViewProps {
  list: OwnList;
  change: (attempt: Promise<void>) => void;
  notify: (notice: Notice) => void;
  onDelete: () => void;
}

export function ListView({ list, change, notify, onDelete }: ListViewProps) {
  const { t } = useTranslation('lists');
  const catalogue = usePageData(catalogueData.search) ?? [];
  const cart = useCart();
  const partName = usePartName();
  useDocumentHead({ title: list.name, description: t('description') });
  const lines = readLines(list.lines);
  const fillLines = linesForCart(lines, catalogue, cart);
  const setLines = (next: readonly LineItem[]) => change(changeList(list.id, { lines: next }));
  const setQuantity = (sku: string, quantity: number) =>
    setLines(lines.map((line) => (line.sku === sku ? { sku, quantity } : line)));
  // The list may have changed again by the time Undo is clicked.
  const restoreLine = useEventCallback((line: LineItem, index: number, name: string) => {
    setLines(addLines(lines.toSpliced(index, 0, line), []));
    notify({ text: t('notice.putBack', { name }) });
  });
  const remove = (line: CartFillLine, index: number) => {
    const { sku, quantity } = line;
    const name = partName(line);
    setLines(lines.filter((each) => each.sku !== sku));
    const label = t('actions.undo');
    const undo = { label, act: () => restoreLine({ sku, quantity }, index, name) };
    notify({ text: t('notice.removed', { name }), undo });
  };
  return (
    <Stack spacing={2}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {list.name}
      </Typography>
      <ListActions
        list={list}
        lines={lines}
        fillLines={fillLines}
        change={change}
        notify={notify}
        onDelete={onDelete}
      />
      {lines.length === 0 ? (
        <EmptyState hint={t('noneHint')} next={{ to: paths.products, label: t('browse') }}>
          {t('empty')}
        </EmptyState>
      ) : (
        <>
          <Box component="ul" aria-label={list.name} sx={partListStyle}>
            {fillLines.map((line, index) => (
              <ListLineRow
                key={line.sku}
                line={line}
                onQuantity={(quantity) => setQuantity(line.sku, quantity)}
                onRemove={() => remove(line, index)}
              />
            ))}
          </Box>
          <Total fillLines={fillLines} />
        </>
      )}
    </Stack>
  );
}

interface ListLineRowProps {
  line: CartFillLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function ListLineRow({ line, onQuantity, onRemove }: ListLineRowProps) {
  const { t } = useTranslation('lists');
  const name = usePartName()(line);
  // Other results depend on what's in the cart, so they're shown only when the list is added to it.
  const isUnavailable = line.result === 'unknown' || line.result === 'not-sold';
  return (
    <PartRow
      sku={line.sku}
      product={line.product}
      note={isUnavailable && <ShortfallText line={line} />}
    >
      <QuantityStepper name={name} quantity={line.quantity} onChange={onQuantity} isDense />
      <Button onClick={onRemove} aria-label={t('actions.removeItem', { name })}>
        {t('actions.remove')}
      </Button>
    </PartRow>
  );
}

function Total({ fillLines }: { fillLines: readonly CartFillLine[] }) {
  const { t } = useTranslation('lists');
  const total = fillLines.reduce(
    (sum, { product, quantity }) =>
      product && isPurchasable(product.price) ? sum + product.price * quantity : sum,
    0,
  );
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end', fontWeight: 650 }}>
      <span>{t('total')}</span>
      <span className="price" translate="no">
        {formatPrice(total)}
      </span>
    </Box>
  );
}
