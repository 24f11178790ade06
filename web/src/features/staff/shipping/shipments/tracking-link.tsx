import { carrierNames, trackingUrl } from '@dental-shop/domain/fulfillment/carrier';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

interface TrackingLinkProps {
  shipment: Pick<Shipment<unknown>, 'carrier' | 'trackingNumber'>;
}

export function TrackingLink({ shipment: { carrier, trackingNumber } }: TrackingLinkProps) {
  const { t } = useTranslation('staff');
  const name = carrier === 'other' ? t('shipping.otherCarrier') : carrierNames[carrier];
  if (trackingNumber === null) {
    return <span>{t('shipping.shipment.untracked', { carrier: name })}</span>;
  }
  const text = t('shipping.shipment.tracked', { carrier: name, number: trackingNumber });
  const url = trackingUrl(carrier, trackingNumber);
  if (url === null) return <span style={{ overflowWrap: 'anywhere' }}>{text}</span>;
  return (
    <MuiLink
      href={url}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'inline-block', py: 1.25, my: -1.25, overflowWrap: 'anywhere' }}
    >
      {text}
    </MuiLink>
  );
}
