import { usStates } from '@dental-shop/domain/account/us-states';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { accountName } from '../account-name.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import type { Account } from './accounts-query.ts';
import {
  type CorrectionFields,
  type CorrectionName,
  correctionNames,
  missingFields,
  toCorrection,
} from './correction.ts';

interface CorrectionDialogProps {
  account: Account;
  onClose: () => void;
  onSaved: () => void;
}

export function CorrectionDialog({ account, onClose, onSaved }: CorrectionDialogProps) {
  const { t } = useTranslation('staff');
  const { id: uid, name, type, licenseNumber, address } = account;
  const updateCustomer = useStaffAction('updateCustomer');
  const form = useForm<CorrectionName, CorrectionFields, 'missing'>({
    names: correctionNames,
    read: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [field, text.trim()]),
      ) as CorrectionFields,
    validate: (fields) => missingFields(fields, account),
    send: async (fields) => {
      await updateCustomer.mutateAsync({ uid, ...toCorrection(fields, account) });
      onSaved();
    },
  });
  const field = (name: CorrectionName, defaultValue: string, maxLength: number) => ({
    name,
    label: t(`accounts.correction.${name}`),
    defaultValue,
    maxLength,
    autoComplete: 'off',
    error: form.issues[name] && t('accounts.correction.missing'),
  });
  return (
    <TitledDialog
      title={t('accounts.correction.title', { name: accountName(account) })}
      form={form.elementProps}
      onClose={onClose}
      isBusy={form.busy}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t('accounts.correction.save')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <FormField {...field('fullName', name, 200)} />
        {type === 'dentist' && <FormField {...field('licenseNumber', licenseNumber ?? '', 100)} />}
        <FormField {...field('street', address.street, 200)} />
        <FormField {...field('city', address.city, 200)} />
        <SelectField {...field('state', address.state, 200)}>
          <option value="">{t('accounts.correction.chooseState')}</option>
          {usStates.map(({ code, name: state }) => (
            <option key={code} value={code}>
              {state}
            </option>
          ))}
        </SelectField>
        <FormField {...field('zip', address.zipCode, 20)} />
        <FormField {...field('reason', '', 1000)} minRows={2} />
        <Typography variant="body2">{t('accounts.correction.addressNotice')}</Typography>
        <StaffErrorAlert error={form.failure?.error} />
      </Stack>
    </TitledDialog>
  );
}
