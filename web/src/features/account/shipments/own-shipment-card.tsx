import { formatDate } from '@dental-shop/domain/language/locales';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { ShippedDevices } from './shipped-devices.tsx';
import { Tracking } from './tracking.tsx';
import type { OwnShipment } from './use-own-shipments.ts';

interface OwnShipmentCardProps {
  shipment: OwnShipment;
  /** Hides the link to the return. */
  isOnReturnPage?: boolean;
}

export function OwnShipmentCard({ shipment, isOnReturnPage = false }: OwnShipmentCardProps) {
  const { t, i18n } = useTranslation();
  const { kind, rmaNumber, lines, shippedAt } = shipment;
  const date = formatDate(shippedAt.toDate(), 'day', i18n.language);
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
      <ShippedDevices lines={lines} />
    </Paper>
  );
}
