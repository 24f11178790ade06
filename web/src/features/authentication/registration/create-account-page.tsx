import { validateSimpleRegistration } from '@dental-shop/domain/account/validate-registration';
import { useState } from 'react';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { accountTypeOf, commonNames } from './common-fields.tsx';
import { refusedFields } from './registration-errors.ts';
import { RegistrationPage, registrationService } from './registration-page.tsx';
import { simpleRegistrationRequest } from './registration-request.ts';
import { useRegistrationField } from './use-registration-field.ts';

const names = [...commonNames, 'officeAddress'] as const;

export default function CreateAccountPage() {
  const language = useCurrentLanguage();
  const [registered, setRegistered] = useState(false);
  const form = useForm({
    names,
    read: (fields) => ({ ...fields, type: accountTypeOf(fields.type) }),
    validate: validateSimpleRegistration,
    issuesFromError: (error) => refusedFields(error, names),
    send: async (fields) => {
      const request = simpleRegistrationRequest(fields, language);
      const { registerAccount } = await registrationService();
      await registerAccount({ email: request.email, password: fields.password }, () => request);
      setRegistered(true);
    },
  });
  const field = useRegistrationField(form.issues);
  return (
    <RegistrationPage registered={registered} form={form}>
      <FormField {...field('officeAddress', 'street-address')} />
    </RegistrationPage>
  );
}
