import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import type { UnavailableReason } from '@dental-shop/domain/money/purchasability';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ProductData } from '../../shared/catalogue/catalogue-data.ts';
import { useUnavailableText } from '../../shared/catalogue/use-unavailable-text.ts';
import { site } from '../../shared/config/site.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PurchaseSpace } from './purchase-form.tsx';

// Loads late, because few pages need it.
const StockNoticeButton = lazyChunk('stock-notice', () => import('./stock-notice-button.tsx'));

interface UnavailableNoticeProps {
  product: ProductData;
  reason: UnavailableReason;
}

export function UnavailableNotice({ product, reason }: UnavailableNoticeProps) {
  const unavailableText = useUnavailableText();
  return (
    <PurchaseSpace
      notice={
        <Typography sx={noticeStyle} role="note">
          {unavailableText(reason, product.availability)}
        </Typography>
      }
      action={<NextStep sku={product.sku} reason={reason} />}
    />
  );
}

/** A small line height, so that two lines fit in the price's place. */
const noticeStyle = { fontSize: '1rem', fontWeight: 650, lineHeight: 1.3 } as const;

function NextStep({ sku, reason }: { sku: string; reason: UnavailableReason }) {
  if (reason === 'call') {
    return (
      <Button href={telephoneLink(site.company.phone)} variant="outlined">
        {site.company.phone}
      </Button>
    );
  }
  if (reason !== 'out-of-stock') return null;
  return (
    <Suspense>
      <StockNoticeButton sku={sku} />
    </Suspense>
  );
}
