import type { Address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../../../../shared/i18n/use-current-language.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';

interface PackingHeaderProps {
  title: string;
  customerName: string;
  address: Address | null;
  deliveryNote?: string | undefined;
  /** The order or return. */
  details: { to: string; label: string };
}

export function PackingHeader(props: PackingHeaderProps) {
  const { title, customerName, address, deliveryNote, details } = props;
  const { t } = useTranslation('staff');
  const language = useCurrentLanguage();
  const lines = address ? addressLines(address, language) : [t('orders.order.noAddress')];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <MuiLink component={Link} to={staffPaths.shipping} sx={linkStyle}>
          {t('shipping.packing.queue')}
        </MuiLink>
        <MuiLink component={Link} to={details.to} sx={linkStyle}>
          {details.label}
        </MuiLink>
      </Box>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 1 }}>{[customerName, ...lines].join(', ')}</Typography>
      {deliveryNote && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          {t('shipping.packing.deliveryNote', { note: deliveryNote })}
        </Typography>
      )}
    </Box>
  );
}

const linkStyle = { display: 'inline-block', py: 1.25 } as const;
