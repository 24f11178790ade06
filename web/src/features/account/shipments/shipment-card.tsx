import { officeDay } from '@dental-shop/domain/calendar/office-day';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../../shared/config/paths.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { DeviceFacts } from './device-facts.tsx';
import { Tracking } from './tracking.tsx';
import type { OwnShipment } from './use-shipments.ts';

interface ShipmentCardProps {
  shipment: OwnShipment;
  /** Hides the link to the return. */
  isOnReturnPage?: boolean;
}

export function ShipmentCard({ shipment, isOnReturnPage = false }: ShipmentCardProps) {
  const { t, i18n } = useTranslation();
  const { productName } = useCatalogueText();
  const { kind, rmaNumber, lines, shippedAt } = shipment;
  // The office's date, as in the CSV file and the return form.
  const date = formatCalendarDate(officeDay(shippedAt.toDate()), i18n.language);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t(`account.shipments.${kind === 'replacement' ? 'replacement' : 'shipped'}`, { date })}
      </Typography>
      {!isOnReturnPage && rmaNumber !== null && (
        <MuiLink component={Link} to={paths.return(rmaNumber)} sx={standaloneLink}>
          {t('account.shipments.forReturn', { number: rmaNumber })}
        </MuiLink>
      )}
      <Tracking shipment={shipment} />
      <Box component="ul" sx={linesStyle}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shipment never changes, and lines may repeat
          <li key={index}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t('account.shipments.units', { quantity: line.quantity, name: productName(line) })}
            </Typography>
            <DeviceFacts {...line} />
          </li>
        ))}
      </Box>
    </Paper>
  );
}

const linesStyle = { listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 } as const;
