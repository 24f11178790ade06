import type { SlipLine } from '@dental-shop/domain/fulfillment/packing-slip';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import { printedTableStyle, TickBox } from '../../print/printed-table.tsx';

export function PackingSlipItems({ items }: { items: readonly SlipLine[] }) {
  const { t, i18n } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  if (items.length === 0) return <p>{t('shipping.packing.next.nothing')}</p>;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const lotText = ({ quantity, lot, expiry }: SlipLine['lots'][number]) =>
    [
      t('shipping.packing.lotUnits', { count: quantity }),
      ...(lot === null ? [] : [t('shipping.packing.lot', { lot })]),
      ...(expiry === null
        ? []
        : [t('shipping.packing.expires', { date: formatCalendarDate(expiry, i18n.language) })]),
    ].join(', ');
  return (
    <div>
      <Box component="table" aria-label={t('orders.order.items')} sx={printedTableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('slip.packed')}</th>
            <th scope="col">{t('orders.order.quantity')}</th>
            <th scope="col">{t('orders.order.sku')}</th>
            <th scope="col">{t('orders.order.item')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.sku}>
              <td>
                <TickBox />
              </td>
              <td>{item.quantity}</td>
              <td>{item.sku}</td>
              <td>
                <div>{catalogueText.productName(item)}</div>
                {item.lots
                  .filter(({ lot, expiry }) => lot !== null || expiry !== null)
                  .map((lot) => (
                    <div key={`${lot.lot} ${lot.expiry}`}>{lotText(lot)}</div>
                  ))}
                <Marks line={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <p>{t('slip.pieces', { count: pieces })}</p>
    </div>
  );
}

interface MarksProps {
  line: SlipLine;
}

function Marks({ line: { quantity, open, refundedPacked, refundedUnpacked } }: MarksProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      {open > 0 && open < quantity && <div>{t('slip.openUnits', { count: open })}</div>}
      {refundedPacked > 0 && (
        <Box sx={refundedStyle}>{t('slip.refundedPacked', { count: refundedPacked })}</Box>
      )}
      {refundedUnpacked > 0 && (
        <Box sx={refundedStyle}>{t('slip.refundedUnpacked', { count: refundedUnpacked })}</Box>
      )}
    </>
  );
}

export const refundedStyle = {
  fontSize: { xs: '1.25rem', sm: '1.75rem' },
  fontWeight: 800,
  lineHeight: 1.2,
} as const;
