import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import type { ListedShipment } from './use-staff-shipments.ts';

export function ShipmentLines({ shipment: { lines } }: { shipment: ListedShipment }) {
  const { t, i18n } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <li key={`${line.sku} ${line.lot} ${line.expiry}`}>
          {[
            `${line.quantity} × ${catalogueText.productName(line)} (${line.sku})`,
            ...(line.lot === null ? [] : [t('shipping.packing.lot', { lot: line.lot })]),
            ...(line.expiry === null
              ? []
              : [
                  t('shipping.packing.expires', {
                    date: formatCalendarDate(line.expiry, i18n.language),
                  }),
                ]),
          ].join(', ')}
        </li>
      ))}
    </Box>
  );
}
