import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { site } from '../../../../shared/config/site.ts';
import { useRecordDate } from '../../../../shared/formatting/use-record-date.ts';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { LiveOrder } from '../live-order.tsx';
import { PackingSlipItems } from './packing-slip-items.tsx';

export default function PackingSlipPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  // Browsers print the title and use it as the file name.
  useDocumentHead({
    title: `${t('orders.slip.title')} ${orderId}`,
    description: t('orders.description'),
  });
  return (
    <LiveOrder orderId={orderId}>
      {(order) => <PackingSlip orderId={orderId} order={order} />}
    </LiveOrder>
  );
}

interface PackingSlipProps {
  orderId: string;
  order: Pick<
    OrderRecord<Timestamp>,
    'number' | 'items' | 'customerName' | 'shippingAddress' | 'details' | 'createdAt'
  >;
}

function PackingSlip({ orderId, order }: PackingSlipProps) {
  const { t } = useTranslation('staff');
  const recordDate = useRecordDate();
  const { number, items, customerName, shippingAddress, details } = order;
  const { reference, deliveryNote } = details ?? {};
  const { name, address } = site.company;
  const lines = shippingAddress
    ? addressLines(shippingAddress, 'en')
    : [t('orders.order.noAddress')];
  return (
    <Stack spacing={4} sx={{ maxWidth: '190mm' }}>
      <GlobalStyles styles={onPaper} />
      <Stack direction="row" useFlexGap sx={{ displayPrint: 'none', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => window.print()}>
          {t('orders.slip.print')}
        </Button>
        <Button component={Link} to={staffPaths.order(orderId)}>
          {t('orders.slip.back')}
        </Button>
      </Stack>
      <Typography variant="h1">{t('orders.slip.title')}</Typography>
      <Box sx={partiesStyle}>
        <Part title={t('orders.slip.shipTo')} lines={[customerName, ...lines]} />
        <Part title={t('orders.slip.from')} lines={[name, ...address]} />
        <Part title={t('orders.slip.order')} lines={number ? [number, orderId] : [orderId]} />
        <Part title={t('orders.slip.date')} lines={[recordDate(order)]} />
        {reference && <Part title={t('orders.order.reference')} lines={[reference]} />}
        {deliveryNote && <Part title={t('orders.order.deliveryNote')} lines={[deliveryNote]} />}
      </Box>
      <PackingSlipItems items={items} />
      <Box sx={signaturesStyle}>
        {[t('orders.slip.packedBy'), t('orders.slip.checkedBy'), t('orders.slip.signature')].map(
          (label) => (
            <div key={label}>{label}</div>
          ),
        )}
      </Box>
    </Stack>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Typography variant="h2" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {title}
      </Typography>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

const onPaper = {
  '@media print': {
    'header, footer': { display: 'none !important' },
    '@page': { margin: '15mm' },
  },
} as const;

const partiesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: 3,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

const signaturesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: 3,
  breakInside: 'avoid',
  '& > div': { borderTop: '1px solid', pt: 0.5, mt: 6, color: 'text.secondary' },
} as const;
