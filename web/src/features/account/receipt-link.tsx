import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The payment provider's page; a refused or waiting payment has none. */
export function ReceiptLink({ url }: { url: string | null }) {
  const { t } = useTranslation();
  if (url === null) return t('account.notAvailable');
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('account.orders.viewReceipt')} ${t('account.orders.opensNewTab')}`}
    >
      {t('account.orders.viewReceipt')}
    </Link>
  );
}
