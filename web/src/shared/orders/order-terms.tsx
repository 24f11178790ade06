import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { site } from '../config/site.ts';
import { useCurrentLanguage } from '../i18n/use-current-language.ts';

export function OrderTerms() {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const { shipping, tax, delivery } = site.orderTerms;
  const charges =
    shipping || tax
      ? [
          shipping?.[language] ?? t('cart.terms.noShipping'),
          tax?.[language] ?? t('cart.terms.noTax'),
        ]
      : [t('cart.terms.nothingAdded')];
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {[...charges, ...(delivery ? [delivery[language]] : [])].map((term) => (
        <div key={term}>{term}</div>
      ))}
    </Box>
  );
}
