import { maxSourceLength } from '@dental-shop/domain/account/license-verification';
import { calendarDate } from '@dental-shop/domain/fulfillment/lot';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';
import type { Account } from '../accounts-query.ts';

interface VerificationFormProps {
  account: Account;
  /** The suggested source. */
  source: string;
  onSaved: () => void;
}

type Name = 'source' | 'expiry';

export function VerificationForm({ account, source, onSaved }: VerificationFormProps) {
  const { t } = useTranslation('staff');
  const verify = useStaffAction('verifyLicense');
  // The suggestion depends on the settings, which load later. It must not overwrite typed text.
  const [locked, setLocked] = useState<string>();
  const suggestion = locked ?? source;
  const form = useForm<Name, Record<Name, string>, 'missing' | 'invalid'>({
    names: ['source', 'expiry'],
    read: (fields) => ({ source: fields.source.trim(), expiry: fields.expiry }),
    validate: (fields) => ({
      ...(fields.source === '' && { source: 'missing' as const }),
      ...(fields.expiry !== '' &&
        !calendarDate.safeParse(fields.expiry).success && { expiry: 'invalid' as const }),
    }),
    send: async (fields) => {
      await verify.mutateAsync({
        uid: account.id,
        source: fields.source,
        licenseNumber: account.licenseNumber,
        licenseExpiry: fields.expiry === '' ? null : fields.expiry,
      });
      onSaved();
    },
  });
  return (
    <Stack
      component="form"
      aria-label={t('accounts.verification.title')}
      spacing={1}
      {...form.elementProps}
      onFocus={() => setLocked(suggestion)}
      sx={{ maxWidth: 480 }}
    >
      <FormField
        // Replaces the field, because React ignores later changes to `defaultValue`.
        key={suggestion}
        name="source"
        label={t('accounts.verification.source')}
        hint={t('accounts.verification.sourceHint')}
        autoComplete="off"
        defaultValue={suggestion}
        maxLength={maxSourceLength}
        error={form.issues.source && t('accounts.verification.sourceMissing')}
      />
      <FormField
        name="expiry"
        type="date"
        required={false}
        label={t('accounts.verification.expiryField')}
        hint={t('accounts.verification.expiryHint')}
        autoComplete="off"
        error={form.issues.expiry && t('accounts.verification.invalidExpiry')}
      />
      <StaffErrorAlert error={form.failure?.error} />
      <Button
        type="submit"
        variant="outlined"
        disabled={form.busy}
        sx={{ alignSelf: 'start', minHeight: { xs: 44, md: 36 } }}
      >
        {t('accounts.verification.save')}
      </Button>
    </Stack>
  );
}
