import type { ReturnLine } from '@dental-shop/domain/returns/return';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../../shared/config/paths.ts';
import { orderName } from '../../../shared/orders/order-name.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { DeviceFacts } from '../shipments/device-facts.tsx';

export function OwnReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const { t } = useTranslation('returns');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('items')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <LineItem key={line.id} line={line} />
        ))}
      </Box>
    </section>
  );
}

function LineItem({ line }: { line: ReturnLine }) {
  const { t } = useTranslation('returns');
  const { productName } = useCatalogueText();
  const { orderId, orderNumber, reason, quantity, acceptedQuantity, receivedQuantity } = line;
  const facts = [
    t(`reasons.${reason}`),
    t('lineQuantity', { quantity }),
    acceptedQuantity !== null && t('lineAccepted', { quantity: acceptedQuantity }),
    receivedQuantity !== null && t('lineReceived', { quantity: receivedQuantity }),
    line.condition !== null && t(`conditions.${line.condition}`),
    line.resolution !== null && t(`resolutions.${line.resolution}`),
  ];
  const number = orderName({ id: orderId, number: orderNumber ?? undefined });
  return (
    <Box component="li" sx={rowStyle}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {productName(line)}
      </Typography>
      <DeviceFacts {...line} />
      <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>
      <MuiLink component={Link} to={paths.order(orderId)} sx={standaloneLink}>
        {t('order', { number })}
      </MuiLink>
    </Box>
  );
}

const rowStyle = { py: 1, borderBottom: 1, borderColor: 'divider' } as const;
