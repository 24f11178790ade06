import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import { formatDate } from '@dental-shop/domain/language/locales';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { buyAgain, buyAgainOrders, type PastPurchase } from '@dental-shop/domain/order/buy-again';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { AddToCartButton } from '../../shared/cart/add-to-cart-button.tsx';
import { toCartItem } from '../../shared/cart/cart-item-from-catalogue.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import { catalogueData, type ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { orders } from '../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { useServerCollection } from '../../shared/firestore/use-server-collection.ts';
import { PartRow, partListStyle, usePartName } from '../../shared/lists/part-row.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/fallbacks/empty-state.tsx';
import { LoadFailed } from '../../shared/ui/fallbacks/load-failed.tsx';

const pageSize = 25;

export default function BuyAgainTab({ uid }: { uid: string }) {
  return (
    <ShopFirestoreProvider uid={uid}>
      <PastOrders uid={uid} />
    </ShopFirestoreProvider>
  );
}

function PastOrders({ uid }: { uid: string }) {
  const ownOrders = query(
    orders(useFirestore()),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(buyAgainOrders),
  );
  const data = useServerCollection(ownOrders);
  if (!data) return <RecordsSkeleton />;
  // An empty cache doesn't mean that there are no orders.
  if (data.empty && data.metadata.fromCache) return <LoadFailed />;
  const parts = buyAgain(data.docs.map((order) => order.data()));
  return <PurchasedParts parts={parts} isBounded={data.size === buyAgainOrders} />;
}

interface PurchasedPartsProps {
  parts: readonly PastPurchase[];
  isBounded: boolean;
}

function PurchasedParts({ parts, isBounded }: PurchasedPartsProps) {
  const { t } = useTranslation('lists');
  const catalogue = usePageData(catalogueData.search) ?? [];
  const bySku = new Map(catalogue.map((product) => [normalizeSku(product.sku), product]));
  const [length, setLength] = useState(pageSize);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = parts.slice(0, length);
  const hasMore = shown.length < parts.length;
  if (parts.length === 0) {
    return (
      <EmptyState hint={t('buyAgain.noneHint')} next={{ to: paths.products, label: t('browse') }}>
        {t('buyAgain.none')}
      </EmptyState>
    );
  }
  const showMore = () => {
    // The focused button disappears once everything is shown.
    count.current?.focus({ preventScroll: true });
    setLength(length + pageSize);
  };
  return (
    <>
      <Box component="ul" aria-label={t('buyAgain.label')} sx={partListStyle}>
        {shown.map((part) => (
          <PurchasedRow key={part.sku} part={part} product={bySku.get(normalizeSku(part.sku))} />
        ))}
      </Box>
      <Typography ref={count} role="status" tabIndex={-1} color="textSecondary" sx={countStyle}>
        {parts.length > pageSize && (
          <span>{t('buyAgain.shown', { number: shown.length, total: parts.length })}</span>
        )}{' '}
        {isBounded && <span>{t('buyAgain.bounded', { count: buyAgainOrders })}</span>}
      </Typography>
      {hasMore && (
        <Button variant="outlined" onClick={showMore} sx={{ minHeight: 44 }}>
          {t('buyAgain.more')}
        </Button>
      )}
    </>
  );
}

const countStyle = { py: 2, outline: 'none' } as const;

function PurchasedRow({
  part,
  product,
}: {
  part: PastPurchase;
  product: ProductSummary | undefined;
}) {
  const { t, i18n } = useTranslation('lists');
  const partName = usePartName();
  const [quantity, setQuantity] = useState(part.quantity);
  const isSold = product && isPurchasable(product.price);
  const isGone = !isSold && product?.price !== 'out-of-stock';
  const date = part.lastAt ? formatDate(part.lastAt, 'day', i18n.language) : '';
  const frequencyKey = date === '' ? 'undated' : 'often';
  return (
    <PartRow
      sku={part.sku}
      product={product}
      name={part.name}
      note={
        <>
          <span>{t(`buyAgain.${frequencyKey}`, { count: part.times, date })}</span>
          {isGone && <span>{` · ${t('buyAgain.gone')}`}</span>}
        </>
      }
    >
      {isSold && (
        <>
          <QuantityStepper
            name={partName({ ...part, product })}
            quantity={quantity}
            onChange={setQuantity}
            isDense
          />
          <Box sx={{ width: 104 }}>
            <AddToCartButton item={toCartItem(product)} quantity={quantity} isCompact />
          </Box>
        </>
      )}
    </PartRow>
  );
}
