import { addressLines } from '@dental-shop/domain/account/address-lines';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { getProfile } from '../../../shared/api/account-requests.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.ts';

/** Read-only: only staff change addresses. */
export function ShippingAddress({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const { loaded } = useLoaded(getProfile, uid);
  const content = () => {
    if (loaded.status === 'loading') return <Skeleton variant="rounded" height={72} />;
    if (loaded.status === 'failed') return <Typography>{t('checkout.address.failed')}</Typography>;
    const lines = addressLines(loaded.data.address, language);
    if (lines.length === 0) return <Typography>{t('checkout.address.none')}</Typography>;
    return (
      <>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('checkout.address.note')}
        </Typography>
      </>
    );
  };
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('checkout.address.title')}
      </Typography>
      {content()}
    </section>
  );
}
