import { telephoneLink } from '@dental-shop/domain/contact/telephone-link';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { site } from '../config/site.ts';

/** Whom to call about an order, and what to call it by. */
export function HelpByPhone({ name }: { name: string }) {
  const { t } = useTranslation();
  const { phone } = site.company;
  return (
    <Typography sx={{ mt: 2 }}>
      <span>{t('account.order.help')}</span>{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {`${name}:`}
      </Box>{' '}
      <Link href={telephoneLink(phone)} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
    </Typography>
  );
}
