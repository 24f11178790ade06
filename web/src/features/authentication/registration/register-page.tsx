import { validateAddressRegistration } from '@dental-shop/domain/account/validate-registration';
import { useState } from 'react';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { AddressFields, addressNames } from './address-fields.tsx';
import { accountTypeOf, commonNames } from './common-fields.tsx';
import { refusedFields } from './registration-errors.ts';
import { RegistrationPage, registrationService } from './registration-page.tsx';
import { addressRegistrationRequest } from './registration-request.ts';

const names = [...commonNames, ...addressNames] as const;

export default function RegisterPage() {
  const language = useCurrentLanguage();
  const [registered, setRegistered] = useState(false);
  const form = useForm({
    names,
    read: (fields) => ({ ...fields, type: accountTypeOf(fields.type) }),
    validate: validateAddressRegistration,
    issuesFromError: (error) => refusedFields(error, names),
    send: async (fields) => {
      const { registerAccount } = await registrationService();
      await registerAccount({ email: fields.email.trim(), password: fields.password }, (uid) =>
        addressRegistrationRequest(fields, language, uid),
      );
      setRegistered(true);
    },
  });
  return (
    <RegistrationPage registered={registered} form={form}>
      <AddressFields issues={form.issues} />
    </RegistrationPage>
  );
}
