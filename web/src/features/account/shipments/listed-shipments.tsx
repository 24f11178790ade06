import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../../shared/theme/touch-target.ts';
import { ShippedDevices } from './shipped-devices.tsx';
import { Tracking } from './tracking.tsx';
import type { OwnShipment } from './use-own-shipments.ts';

/** Renders nothing if there are no shipments. */
export function ListedShipments({ shipments }: { shipments: readonly OwnShipment[] }) {
  const { t, i18n } = useTranslation();
  if (shipments.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('account.shipments.title')} sx={listStyle}>
      {shipments.map((shipment) => (
        <li key={shipment.id}>
          <div>
            {t(`account.shipments.${shipment.kind === 'replacement' ? 'replacement' : 'shipped'}`, {
              date: formatDate(shipment.shippedAt.toDate(), 'day', i18n.language),
            })}
          </div>
          <Tracking shipment={shipment} />
          <details>
            <Box component="summary" sx={summaryStyle}>
              {t('account.shipments.contents')}
            </Box>
            <ShippedDevices lines={shipment.lines} />
          </details>
        </li>
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0,
  display: 'grid',
  gap: 1,
  typography: 'body2',
} as const;

const summaryStyle = {
  minHeight: touchTarget,
  lineHeight: `${touchTarget}px`,
  cursor: 'pointer',
} as const;
