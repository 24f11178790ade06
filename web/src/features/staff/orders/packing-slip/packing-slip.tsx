import type { Address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { site } from '../../../../shared/config/site.ts';
import { PackingSlipItems, type SlipItem } from './packing-slip-items.tsx';

interface PackingSlipProps {
  customerName: string;
  address: Address | null;
  /** For example, the order number and the date. */
  facts: readonly { title: string; lines: readonly string[] }[];
  items: readonly SlipItem[];
  /** Printed across the slip in large letters. */
  warning: string | undefined;
}

/** Without prices, because a lab may forward the package to its client. */
export function PackingSlip({ customerName, address, facts, items, warning }: PackingSlipProps) {
  const { t } = useTranslation('staff');
  const company = site.company;
  const recipient = address ? addressLines(address, 'en') : [t('orders.order.noAddress')];
  return (
    <Stack spacing={4}>
      <Typography variant="h1">{t('orders.slip.title')}</Typography>
      {warning && <Box sx={warningStyle}>{warning}</Box>}
      <Box sx={partiesStyle}>
        <Part title={t('orders.slip.shipTo')} lines={[customerName, ...recipient]} />
        <Part title={t('orders.slip.from')} lines={[company.name, ...company.address]} />
        {facts.map(({ title, lines }) => (
          <Part key={title} title={title} lines={lines} />
        ))}
      </Box>
      <PackingSlipItems items={items} />
      <Box sx={signaturesStyle}>
        {[t('orders.slip.packedBy'), t('orders.slip.checkedBy'), t('orders.slip.signature')].map(
          (label) => (
            <div key={label}>{label}</div>
          ),
        )}
      </Box>
    </Stack>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Typography variant="h2" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {title}
      </Typography>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

const warningStyle = {
  p: 2,
  border: 4,
  fontSize: '3rem',
  fontWeight: 800,
  lineHeight: 1.1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;

const partiesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: 3,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

const signaturesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: 3,
  breakInside: 'avoid',
  '& > div': { borderTop: '1px solid', pt: 0.5, mt: 6, color: 'text.secondary' },
} as const;
