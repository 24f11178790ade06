import type { OrderItem } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';

export function PackingSlipItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div>
      <Box component="table" aria-label={t('orders.order.items')} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('orders.slip.packed')}</th>
            <th scope="col">{t('orders.order.quantity')}</th>
            <th scope="col">{t('orders.order.sku')}</th>
            <th scope="col">{t('orders.order.item')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.sku}>
              <td>
                <Box component="span" aria-hidden sx={boxStyle} />
              </td>
              <td>{item.quantity}</td>
              <td>{item.sku}</td>
              <td>{catalogueText.productName(item)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <p>{t('orders.slip.pieces', { count: pieces })}</p>
    </div>
  );
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& td:last-child': { width: '100%' },
  '& td:nth-of-type(2), & td:nth-of-type(3)': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
} as const;

const boxStyle = {
  display: 'inline-block',
  width: 18,
  height: 18,
  border: '1.5px solid currentColor',
} as const;
