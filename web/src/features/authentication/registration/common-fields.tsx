import type { RegistrationIssue } from '@dental-shop/domain/account/registration-issues';
import type { AccountType } from '@dental-shop/domain/account/user';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../../shared/forms/field.tsx';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { NewPasswordFields } from '../../../shared/forms/password-fields.tsx';
import type { FormHandle } from '../../../shared/forms/use-form.ts';
import { useIssueText } from '../../../shared/forms/use-issue-text.ts';
import { useRegistrationField } from './use-registration-field.ts';

export const commonNames = [
  'fullName',
  'email',
  'password',
  'confirmPassword',
  'type',
  'licenseNumber',
  'phone',
] as const;

export function accountTypeOf(value: string): AccountType | '' {
  return value === 'dentist' || value === 'lab' ? value : '';
}

export function CommonFields({
  form,
}: {
  form: FormHandle<(typeof commonNames)[number], RegistrationIssue>;
}) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const field = useRegistrationField(form.issues);
  const [type, setType] = useState<AccountType | ''>('');
  const element = form.elementProps.ref;

  // The user may have selected a type before hydration, or the browser may have restored it.
  useEffect(() => {
    const value = element.current && new FormData(element.current).get('type');
    if (typeof value === 'string') setType(accountTypeOf(value));
  }, [element]);

  return (
    <>
      <FormField {...field('fullName', 'name')} />
      <FormField {...field('email', 'username')} type="email" />
      <NewPasswordFields label={t('authentication.fields.password')} issues={form.issues} />
      <AccountTypeField
        value={type}
        onChange={(chosen) => {
          setType(chosen);
          form.clear('licenseNumber');
        }}
        error={issueText(form.issues.type)}
      />
      {type === 'dentist' && <FormField {...field('licenseNumber', 'off')} />}
    </>
  );
}

/** Comes last, because it's the only optional field. */
export function PhoneField({ issues }: Pick<FormHandle<'phone', RegistrationIssue>, 'issues'>) {
  const { t } = useTranslation();
  const field = useRegistrationField(issues);
  return (
    <FormField
      {...field('phone', 'tel')}
      type="tel"
      hint={t('authentication.registration.phoneHint')}
      required={false}
    />
  );
}

const types = ['dentist', 'lab'] as const satisfies readonly AccountType[];

interface AccountTypeFieldProps {
  value: AccountType | '';
  onChange: (type: AccountType) => void;
  error: string | undefined;
}

function AccountTypeField({ value, onChange, error }: AccountTypeFieldProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <Stack
      component="fieldset"
      role="radiogroup"
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error ? errorId : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ p: 0, fontWeight: 600, fontSize: '0.875rem' }}>
        {t('authentication.fields.type')}
      </Typography>
      <Stack direction="row" spacing={2}>
        {types.map((type) => (
          <FormControlLabel
            key={type}
            label={t(`authentication.fields.${type}`)}
            control={
              <Radio
                id={`${errorId}${type}`}
                name="type"
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
              />
            }
          />
        ))}
      </Stack>
      {error && (
        <FieldMessage id={errorId} isError>
          {error}
        </FieldMessage>
      )}
    </Stack>
  );
}
