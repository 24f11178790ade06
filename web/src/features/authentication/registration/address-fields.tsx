import { countryName, shippingCountry } from '@dental-shop/domain/account/country';
import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import { usStates } from '@dental-shop/domain/account/us-states';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { useRegistrationField } from './use-registration-field.ts';

export const addressNames = ['street', 'city', 'state', 'zip'] as const;

interface AddressFieldsProps {
  issues: Partial<Record<(typeof addressNames)[number], RegistrationIssue>>;
}

export function AddressFields({ issues }: AddressFieldsProps) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const field = useRegistrationField(issues);
  return (
    <Stack component="fieldset" spacing={2} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, pt: 2, mb: 1 }}>
        {t('authentication.registration.shippingAddress')}
      </Typography>
      <FormField {...field('street', 'street-address')} />
      <FormField {...field('city', 'address-level2')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
          alignItems: 'start',
        }}
      >
        <SelectField {...field('state', 'address-level1')}>
          <option value="">{t('authentication.fields.chooseState')}</option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <FormField {...field('zip', 'postal-code')} />
      </Box>
      <SelectField
        name="country"
        label={t('authentication.fields.country')}
        autoComplete="country-name"
        disabled
      >
        <option value={shippingCountry}>{countryName(shippingCountry, language)}</option>
      </SelectField>
    </Stack>
  );
}
