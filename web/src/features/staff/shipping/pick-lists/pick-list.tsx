import type { Address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import {
  type ShippableLine,
  shippableLines,
} from '@dental-shop/domain/fulfillment/shipment-problems';
import { replacementLines } from '@dental-shop/domain/returns/replacements';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import { orderRecords, returns } from '../../../../shared/firestore/collections.ts';
import { useCurrentLanguage } from '../../../../shared/i18n/use-current-language.ts';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { printedTableStyle, TickBox } from '../../print/printed-table.tsx';
import { useLiveDocument } from '../../use-live-document.ts';
import { UnavailableRecord } from '../unavailable-record.tsx';

export function OrderPickList({ orderId }: { orderId: string }) {
  const order = useLiveDocument(orderRecords, orderId);
  if (typeof order === 'string') return <UnavailableRecord id={orderId} state={order} />;
  return (
    <PickList
      name={orderName({ id: orderId, number: order.number })}
      customerName={order.customerName}
      address={order.shippingAddress}
      note={order.details?.deliveryNote}
      lines={order.toShip ? shippableLines(order) : []}
    />
  );
}

export function ReplacementPickList({ rmaNumber }: { rmaNumber: string }) {
  const returned = useLiveDocument(returns, rmaNumber);
  if (typeof returned === 'string') return <UnavailableRecord id={rmaNumber} state={returned} />;
  return (
    <PickList
      name={rmaNumber}
      customerName={returned.customerName}
      address={returned.address}
      note={undefined}
      lines={replacementLines(returned)}
    />
  );
}

interface PickListProps {
  name: string;
  customerName: string;
  address: Address | null;
  note: string | undefined;
  lines: readonly ShippableLine[];
}

function PickList({ name, customerName, address, note, lines }: PickListProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const language = useCurrentLanguage();
  const open = lines.filter((line) => line.open > 0);
  const recipient = address ? addressLines(address, language) : [t('orders.order.noAddress')];
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h2" id={titleId}>
        {t('shipping.pickLists.heading', { name })}
      </Typography>
      <Typography>{[customerName, ...recipient].join(', ')}</Typography>
      {note && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          {t('shipping.packing.deliveryNote', { note })}
        </Typography>
      )}
      {open.length === 0 ? (
        <Typography sx={{ mt: 1, fontWeight: 650 }}>
          {t('shipping.packing.next.nothing')}
        </Typography>
      ) : (
        <OpenLines lines={open} labelledBy={titleId} />
      )}
    </Box>
  );
}

interface OpenLinesProps {
  lines: readonly ShippableLine[];
  labelledBy: string;
}

function OpenLines({ lines, labelledBy }: OpenLinesProps) {
  const { t } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  return (
    <Box
      component="table"
      aria-labelledby={labelledBy}
      sx={{ ...printedTableStyle, ...lotColumns }}
    >
      <thead>
        <tr>
          <th scope="col">{t('slip.packed')}</th>
          <th scope="col">{t('shipping.pickLists.toPick')}</th>
          <th scope="col">{t('orders.order.sku')}</th>
          <th scope="col">{t('orders.order.item')}</th>
          <th scope="col">{t('shipping.pickLists.lot')}</th>
          <th scope="col">{t('shipping.pickLists.expiry')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sku}>
            <td>
              <TickBox />
            </td>
            <td>{line.open}</td>
            <td>{line.sku}</td>
            <td>{catalogueText.productName(line)}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Columns to fill in by hand, for offices without a scanner. Hidden on phones. */
const lotColumns = {
  '& :is(th, td):nth-of-type(n + 5)': {
    display: { xs: 'none', md: 'table-cell' },
    minWidth: '5rem',
    '@media print': { display: 'table-cell' },
  },
  '& td:nth-of-type(n + 5)': { borderLeft: 1, borderColor: 'divider' },
} as const;
