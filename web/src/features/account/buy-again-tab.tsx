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
import { cartItemOf } from '../../shared/cart/cart-item-from-catalogue.ts';
import { QuantityStepper } from '../../shared/cart/quantity-stepper.tsx';
import { catalogueData, type ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { orders } from '../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { useAnsweredCollection } from '../../shared/firestore/use-answered-collection.ts';
import { PartRow, partListStyle, usePartName } from '../../shared/lists/part-row.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';

const pageSize = 25;

export default function BuyAgainTab({ uid }: { uid: string }) {
  return (
    <ShopFirestoreProvider uid={uid}>
      <PastOrders uid={uid} />
    </ShopFirestoreProvider>
  );
}

function PastOrders({ uid }: { uid: string }) {
  const own = query(
    orders(useFirestore()),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(buyAgainOrders),
  );
  const data = useAnsweredCollection(own);
  if (!data) return <RecordsSkeleton />;
  // An empty cache doesn't mean that there are no orders.
  if (data.empty && data.metadata.fromCache) return <LoadFailed />;
  const bought = buyAgain(data.docs.map((order) => order.data()));
  return <BoughtParts bought={bought} isBounded={data.size === buyAgainOrders} />;
}

interface BoughtPartsProps {
  bought: readonly PastPurchase[];
  isBounded: boolean;
}

function BoughtParts({ bought, isBounded }: BoughtPartsProps) {
  const { t } = useTranslation('lists');
  const catalogue = usePageData(catalogueData.search) ?? [];
  const bySku = new Map(catalogue.map((product) => [normalizeSku(product.sku), product]));
  const [length, setLength] = useState(pageSize);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = bought.slice(0, length);
  const hasMore = shown.length < bought.length;
  if (bought.length === 0) {
    return (
      <EmptyState hint={t('buyAgain.noneHint')} next={{ to: paths.products, label: t('browse') }}>
        {t('buyAgain.none')}
      </EmptyState>
    );
  }
  const showMore = () => {
    // Move focus first: the button disappears with the last page.
    count.current?.focus({ preventScroll: true });
    setLength(length + pageSize);
  };
  return (
    <>
      <Box component="ul" aria-label={t('buyAgain.label')} sx={partListStyle}>
        {shown.map((part) => (
          <BoughtRow key={part.sku} part={part} product={bySku.get(normalizeSku(part.sku))} />
        ))}
      </Box>
      <Typography ref={count} role="status" tabIndex={-1} color="textSecondary" sx={countStyle}>
        {bought.length > pageSize && (
          <span>{t('buyAgain.shown', { number: shown.length, total: bought.length })}</span>
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

function BoughtRow({ part, product }: { part: PastPurchase; product: ProductSummary | undefined }) {
  const { t, i18n } = useTranslation('lists');
  const partName = usePartName();
  const [quantity, setQuantity] = useState(part.quantity);
  const isSold = product && isPurchasable(product.price);
  const date = part.lastAt ? formatDate(part.lastAt, 'day', i18n.language) : '';
  const often = date === '' ? 'undated' : 'often';
  return (
    <PartRow
      sku={part.sku}
      product={product}
      name={part.name}
      note={
        <>
          <span>{t(`buyAgain.${often}`, { count: part.times, date })}</span>
          {!isSold && <span>{` · ${t('buyAgain.gone')}`}</span>}
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
            <AddToCartButton item={cartItemOf(product)} quantity={quantity} isCompact />
          </Box>
        </>
      )}
    </PartRow>
  );
}
