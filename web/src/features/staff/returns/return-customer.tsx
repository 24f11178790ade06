import { addressLines } from '@dental-shop/domain/account/address-lines';
import { mailLink } from '@dental-shop/domain/contact/contact-links';
import type { Return } from '@dental-shop/domain/returns/return';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { writeFilters } from '../orders/list/order-filters.ts';
import { OrderSection } from '../orders/order-section.tsx';
import { staffPaths } from '../staff-paths.ts';

export function ReturnCustomer({ found }: { found: Return<unknown> }) {
  const { t } = useTranslation('staff');
  const language = useCurrentLanguage();
  const { uid, customerName, email, address, note } = found;
  const lines = address ? addressLines(address, language) : [t('returns.customer.noAddress')];
  return (
    <Stack spacing={4}>
      <OrderSection title={t('returns.customer.title')}>
        <Box sx={linesStyle}>
          <MuiLink component={Link} to={staffPaths.account(uid)}>
            {customerName}
          </MuiLink>
          {email && <MuiLink href={mailLink(email)}>{email}</MuiLink>}
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          <MuiLink component={Link} to={staffPaths.orders(writeFilters({ customer: uid }))}>
            {t('returns.customer.allOrders')}
          </MuiLink>
        </Box>
      </OrderSection>
      {note && (
        <OrderSection title={t('returns.customer.note')}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
        </OrderSection>
      )}
    </Stack>
  );
}

const linesStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', py: 1.25 },
} as const;
