import type { ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { DeviceFacts } from './device-facts.tsx';

/** The shipped devices with their lots and expiry dates. */
export function ShippedDevices({ lines }: { lines: readonly ShipmentLine[] }) {
  const { t } = useTranslation();
  const { productName } = useCatalogueText();
  return (
    <Box component="ul" sx={linesStyle}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shipment never changes, and lines may repeat
        <li key={index}>
          <Typography variant="inherit" sx={{ overflowWrap: 'anywhere' }}>
            {t('account.shipments.units', { quantity: line.quantity, name: productName(line) })}
          </Typography>
          <DeviceFacts {...line} />
        </li>
      ))}
    </Box>
  );
}

const linesStyle = { listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 } as const;
