import { shippingCountry } from '@dental-shop/domain/account/country';
import type {
  AddressRegistrationForm,
  SimpleRegistrationForm,
} from '@dental-shop/domain/account/validate-registration';
import type { RegisterRequest } from '@dental-shop/domain/api/register';
import type { Language } from '@dental-shop/domain/language/language';

type CommonForm = Pick<
  SimpleRegistrationForm,
  'email' | 'fullName' | 'type' | 'licenseNumber' | 'phone'
>;

function commonPart(
  { email, fullName, type, licenseNumber, phone = '' }: CommonForm,
  language: Language,
) {
  const chosen = type === 'lab' ? 'lab' : 'dentist';
  return {
    email: email.trim(),
    fullName: fullName.trim(),
    type: chosen,
    licenseNumber: chosen === 'dentist' ? licenseNumber.trim() : null,
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    language,
  } as const;
}

export function simpleRegistrationRequest(
  form: SimpleRegistrationForm,
  language: Language,
): RegisterRequest {
  return { ...commonPart(form, language), officeAddress: form.officeAddress.trim() };
}

export function addressRegistrationRequest(
  form: AddressRegistrationForm,
  language: Language,
  uid: string,
): RegisterRequest {
  const { street, city, state, zip } = form;
  return {
    ...commonPart(form, language),
    uid,
    address: {
      street: street.trim(),
      city: city.trim(),
      state,
      zipCode: zip.trim(),
      country: shippingCountry,
    },
  };
}
