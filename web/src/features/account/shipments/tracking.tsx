import { carrierNames, trackingUrl } from '@dental-shop/domain/fulfillment/carrier';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import type { OwnShipment } from './use-own-shipments.ts';

interface TrackingProps {
  shipment: Pick<OwnShipment, 'carrier' | 'trackingNumber'>;
}

export function Tracking({ shipment: { carrier, trackingNumber } }: TrackingProps) {
  const { t } = useTranslation();
  const url = trackingUrl(carrier, trackingNumber);
  const name = carrier === 'other' ? t('account.shipments.otherCarrier') : carrierNames[carrier];
  if (trackingNumber === null) return <div>{name}</div>;
  return (
    <Box sx={trackingStyle}>
      <span>{name}</span>
      {url === null ? (
        <span>{t('account.shipments.tracking', { number: trackingNumber })}</span>
      ) : (
        <MuiLink href={url} target="_blank" rel="noopener noreferrer" sx={standaloneLink}>
          {`${t('account.shipments.track', { number: trackingNumber })} ${t('account.orders.opensNewTab')}`}
        </MuiLink>
      )}
    </Box>
  );
}

const trackingStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  overflowWrap: 'anywhere',
} as const;
