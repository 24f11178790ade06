import { maxLengths } from '@dental-shop/domain/account/max-lengths';
import { validateSimpleRegistration } from '@dental-shop/domain/account/validate-registration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useIssueText } from '../../../shared/forms/use-issue-text.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { accountTypeOf, commonNames } from './common-fields.tsx';
import { refusedFields } from './registration-errors.ts';
import { RegistrationPage, registrationService } from './registration-page.tsx';
import { simpleRegistrationRequest } from './registration-request.ts';

const names = [...commonNames, 'officeAddress'] as const;

export default function CreateAccountPage() {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const language = useCurrentLanguage();
  const [registered, setRegistered] = useState(false);
  const form = useForm({
    names,
    read: (fields) => ({ ...fields, type: accountTypeOf(fields.type) }),
    validate: validateSimpleRegistration,
    refused: (error) => refusedFields(error, names),
    send: async (fields) => {
      const request = simpleRegistrationRequest(fields, language);
      const { registerAccount } = await registrationService();
      await registerAccount({ email: request.email, password: fields.password }, () => request);
      setRegistered(true);
    },
  });
  return (
    <RegistrationPage registered={registered} form={form}>
      <FormField
        name="officeAddress"
        label={t('authentication.fields.officeAddress')}
        autoComplete="street-address"
        maxLength={maxLengths.officeAddress}
        error={issueText(form.issues.officeAddress)}
      />
    </RegistrationPage>
  );
}
