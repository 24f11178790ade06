import type { Address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import { mailLink, telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { clampLines } from '../../shared/theme/clamp-lines.ts';
import { EmailText } from '../../shared/ui/email-text.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { writeFilters } from './orders/list/order-list-address.ts';
import { stackedLinks } from './stacked-links.ts';
import { staffPaths } from './staff-paths.ts';

interface CustomerContactProps {
  uid: string;
  name: string;
  /** Empty after the account is deleted. */
  email: string;
  phone?: string | undefined;
  address: Address | null;
}

/** Details recorded with an order, return, or complaint. The account may have changed since then. */
export function CustomerContact({ uid, name, email, phone, address }: CustomerContactProps) {
  const { t } = useTranslation('staff');
  const language = useCurrentLanguage();
  const lines = address ? addressLines(address, language) : [];
  return (
    <Box sx={stackedLinks}>
      <MuiLink component={Link} to={staffPaths.account(uid)}>
        <Box component="bdi" sx={clampLines(3)}>
          {name || uid}
        </Box>
      </MuiLink>
      {email && (
        <MuiLink href={mailLink(email)}>
          <EmailText email={email} />
        </MuiLink>
      )}
      {phone && <MuiLink href={telephoneLink(phone)}>{phone}</MuiLink>}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <MuiLink component={Link} to={staffPaths.orders(writeFilters({ customer: uid }))}>
        {t('record.customersOrders')}
      </MuiLink>
    </Box>
  );
}
