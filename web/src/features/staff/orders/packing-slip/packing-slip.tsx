import type { Address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { SlipLine } from '@dental-shop/domain/fulfillment/packing-slip';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../../shared/config/site.ts';
import { PackingSlipItems, refundedStyle } from './packing-slip-items.tsx';

/** For example, the order number or the date. */
export interface SlipFact {
  title: string;
  lines: readonly string[];
}

interface PackingSlipProps {
  /** Only for pages with several slips, which have their own heading. */
  title?: string;
  customerName: string;
  address: Address | null;
  facts: readonly SlipFact[];
  items: readonly SlipLine[];
  /** Printed across the slip in large letters. */
  warning: string | undefined;
  /** Printed below the title in bold. */
  note?: string | undefined;
}

/** Omits prices, because a lab may forward the package to its client. */
export function PackingSlip(props: PackingSlipProps) {
  const { title, customerName, address, facts, items, warning, note } = props;
  const { t } = useTranslation('staff');
  const titleId = useId();
  const company = site.company;
  const recipient = address ? addressLines(address, 'en') : [t('orders.order.noAddress')];
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={4}>
      <Typography variant={title === undefined ? 'h1' : 'h2'} id={titleId}>
        {title ?? t('slip.title')}
      </Typography>
      {warning && <Box sx={warningStyle}>{warning}</Box>}
      {note && <Box sx={refundedStyle}>{note}</Box>}
      <Box sx={partiesStyle}>
        {[
          { title: t('slip.shipTo'), lines: [customerName, ...recipient] },
          { title: t('slip.from'), lines: [company.name, ...company.address] },
          ...facts,
        ].map((fact) => (
          <Part key={fact.title} fact={fact} heading={title === undefined ? 'h2' : 'h3'} />
        ))}
      </Box>
      <PackingSlipItems items={items} />
      <Box sx={signaturesStyle}>
        {[t('slip.packedBy'), t('slip.checkedBy'), t('slip.signature')].map((label) => (
          <div key={label}>{label}</div>
        ))}
      </Box>
    </Stack>
  );
}

interface PartProps {
  fact: SlipFact;
  heading: 'h2' | 'h3';
}

function Part({ fact: { title, lines }, heading }: PartProps) {
  return (
    <div>
      <Typography
        variant="h2"
        component={heading}
        sx={{ fontSize: '0.875rem', color: 'text.secondary' }}
      >
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
