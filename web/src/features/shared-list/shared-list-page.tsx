import { linesForCart } from '@dental-shop/domain/lists/lines-for-cart';
import { parseListLink, type SharedList } from '@dental-shop/domain/lists/shared-list';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCart } from '../../shared/cart/cart-store.ts';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { AddToListButton } from '../../shared/lists/add-to-list-button.tsx';
import {
  CartFilled,
  type CartFillLine,
  fillCart,
  ShortfallText,
} from '../../shared/lists/fill-cart.tsx';
import { PartRow, partListStyle } from '../../shared/lists/part-row.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/fallbacks/empty-state.tsx';

export default function SharedListPage() {
  const { t } = useTranslation('lists');
  const { hash } = useLocation();
  const hydrated = useHydrated();
  // The hash isn't available when prerendering.
  const list = hydrated ? listOf(new URLSearchParams(hash.slice(1))) : undefined;
  useDocumentHead({ title: t('shared.title'), description: t('shared.description') });
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {list?.name ? t('shared.titleNamed', { name: list.name }) : t('shared.title')}
      </Typography>
      {list ? <Content key={hash} list={list} /> : <RecordsSkeleton />}
    </Container>
  );
}

const listOf = (address: URLSearchParams): SharedList =>
  parseListLink({ name: address.get('name') ?? '', lines: address.get('lines') ?? '' });

function Content({ list }: { list: SharedList }) {
  const { t } = useTranslation('lists');
  if (list.lines.length === 0) {
    return (
      <EmptyState next={{ to: paths.products, label: t('browse') }}>{t('shared.empty')}</EmptyState>
    );
  }
  return (
    <Suspense fallback={<RecordsSkeleton />}>
      <SharedParts list={list} />
    </Suspense>
  );
}

function SharedParts({ list }: { list: SharedList }) {
  const { t } = useTranslation('lists');
  const { t: shopText } = useTranslation();
  const catalogue = usePageData(catalogueData.search) ?? [];
  const now = linesForCart(list.lines, catalogue, useCart());
  /** Saved before the parts are added, because the results depend on the cart. */
  const [added, setAdded] = useState<readonly CartFillLine[]>();
  const [pieces, setPieces] = useState(0);
  const fillLines = added ?? now;
  const addsNothing = fillLines.every(({ adds }) => adds === 0);
  const outcome = useRef<HTMLDivElement>(null);
  const add = () => {
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
      {addsNothing && <Alert severity="warning">{t('fill.none')}</Alert>}
      <div ref={outcome} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        {added && <CartFilled pieces={pieces} />}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!added && !addsNothing && (
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
        {fillLines.map((line) => (
          <PartRow
            key={line.sku}
            sku={line.sku}
            product={line.product}
            note={<ShortfallText line={line} />}
          >
            {t('quantity', { quantity: line.quantity })}
          </PartRow>
        ))}
      </Box>
    </Stack>
  );
}
