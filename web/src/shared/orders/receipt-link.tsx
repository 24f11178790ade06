import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { standaloneLink } from '../theme/touch-target.ts';

/** Whatever was stored, nothing but a page is led to: the address of a script is an address as well. */
const ofPage = /^https?:\/\//;

/** To Stripe's page; a declined or pending payment has none. */
export function ReceiptLink({ url }: { url: string | null }) {
  const { t } = useTranslation();
  if (url === null || !ofPage.test(url)) return <span>{t('account.notAvailable')}</span>;
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={standaloneLink}
      aria-label={`${t('account.orders.viewReceipt')} ${t('account.orders.opensNewTab')}`}
    >
      {t('account.orders.viewReceipt')}
    </Link>
  );
}
