import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { standaloneLink } from '../theme/touch-target.ts';

/** Excludes script URLs, which would run in the page. */
const ofPage = /^https?:\/\//;

/** Declined and pending payments have no receipt. */
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
