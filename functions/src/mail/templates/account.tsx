import { addressLines } from '@dental-shop/domain/account/address-lines';
import {
  messageYears,
  recordYears,
  yearsAfterDeviceLifetime,
} from '@dental-shop/domain/retention/retention';
import {
  Action,
  Facts,
  Letter,
  Paragraph,
  type Props,
  Quotation,
  type TemplateProps,
} from './letter.tsx';

export function RegistrationReceived({ words, data, ...letter }: Props<'registration-received'>) {
  const { heading, body, next, verify, notYou } = words.registrationReceived;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Paragraph>{next}</Paragraph>
      <Paragraph>{verify}</Paragraph>
      <Action href={data.link} label={words.verifyAddress} />
      <Paragraph>{notYou}</Paragraph>
    </Letter>
  );
}

export function EmailVerification({ words, data, ...letter }: Props<'email-verification'>) {
  const { heading, body, expires, notYou } = words.emailVerification;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Action href={data.link} label={words.verifyAddress} />
      <Paragraph>{expires}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
    </Letter>
  );
}

export function NewAccount({ words, data, siteUrl, ...letter }: Props<'new-account'>) {
  const { heading, name, email, type, types, license, noLicense, ...more } = words.newAccount;
  return (
    <Letter {...letter} preview={data.email} heading={heading}>
      <Facts
        rows={[
          [name, data.name],
          [email, data.email],
          [type, types[data.type]],
          [license, data.licenseNumber ?? noLicense],
          [more.address, addressLines(data.address, letter.language).join(', ')],
          ...(data.phone ? [[more.phone, data.phone] as const] : []),
        ]}
      />
      {data.uid !== undefined && (
        <Action href={`${siteUrl}/staff/accounts/${data.uid}`} label={more.review} />
      )}
    </Letter>
  );
}

export function NewAccounts({ words, siteUrl, ...letter }: TemplateProps) {
  const { heading, body, list } = words.newAccounts;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Action href={`${siteUrl}/staff/accounts`} label={list} />
    </Letter>
  );
}

export function AccountApproved({ words, data, siteUrl, ...letter }: Props<'account-approved'>) {
  const { heading, body } = words.accountApproved;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Action href={`${siteUrl}/cart`} label={words.visitShop} />
    </Letter>
  );
}

export function AddressChanged({ words, siteUrl, ...letter }: TemplateProps) {
  const { heading, body, notYou } = words.addressChanged;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Action href={`${siteUrl}/account`} label={words.visitAccount} />
      <Paragraph>{notYou}</Paragraph>
    </Letter>
  );
}

export function AccountDeclined({ words, data, siteUrl, ...letter }: Props<'account-declined'>) {
  const { heading, body, next, contact } = words.accountDeclined;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Quotation text={data.reason} />
      <Paragraph>{next}</Paragraph>
      <Action href={`${siteUrl}/contact`} label={contact} />
    </Letter>
  );
}

export function AccountDeleted({
  words,
  data: { messagesDeleted: areDeleted },
  siteUrl,
  ...letter
}: Props<'account-deleted'>) {
  const { heading, body, messagesDeleted, messagesKept, orders, devices, notYou, contact } =
    words.accountDeleted;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{body}</Paragraph>
      {areDeleted !== undefined && (
        <Paragraph>{areDeleted ? messagesDeleted : messagesKept(messageYears)}</Paragraph>
      )}
      <Paragraph>{orders(recordYears)}</Paragraph>
      <Paragraph>{devices(yearsAfterDeviceLifetime)}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
      <Action href={`${siteUrl}/contact`} label={contact} />
    </Letter>
  );
}

export function EmailChange({ words, data, ...letter }: Props<'email-change'>) {
  const { heading, body, after, notYou } = words.emailChange;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Action href={data.link} label={words.verifyAddress} />
      <Paragraph>{after}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
    </Letter>
  );
}

export function EmailChanged({ words, siteUrl, ...letter }: TemplateProps) {
  const { heading, body, notYou, contact } = words.emailChanged;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
      <Action href={`${siteUrl}/contact`} label={contact} />
    </Letter>
  );
}

export function PasswordChanged({ words, siteUrl, ...letter }: TemplateProps) {
  const { heading, body, notYou, reset } = words.passwordChanged;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
      <Action href={`${siteUrl}/forgot-password`} label={reset} />
    </Letter>
  );
}
