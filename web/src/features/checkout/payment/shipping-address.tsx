import type { Address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { WithContactLink } from '../../../shared/ui/contact-links/with-contact-link.tsx';

/** Read-only, because only staff can change addresses. `address` is null if it couldn't be loaded. */
export function ShippingAddress({ address }: { address: Address | null }) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const content = () => {
    if (address === null) return <Typography>{t('checkout.address.failed')}</Typography>;
    const lines = addressLines(address, language);
    if (lines.length === 0) {
      return (
        <Typography>
          <WithContactLink>{t('checkout.address.none')}</WithContactLink>
        </Typography>
      );
    }
    return (
      <>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          <WithContactLink>{t('checkout.address.note')}</WithContactLink>
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
