import { telephoneLink } from '@dental-shop/domain/contact/telephone-link';
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
      {t('account.order.help', { name })} <Link href={telephoneLink(phone)}>{phone}</Link>
    </Typography>
  );
}
