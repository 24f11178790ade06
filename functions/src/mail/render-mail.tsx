import type { Language } from '@dental-shop/domain/language/language';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import { asShown } from '@dental-shop/domain/text/clean-text';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import {
  type DataOf,
  type MailContent,
  orderName,
  type VerifyingTemplate,
} from './mail-content.ts';
import {
  AccountApproved,
  AccountDeclined,
  AccountDeleted,
  AddressChanged,
  EmailChange,
  EmailChanged,
  EmailVerification,
  NewAccount,
  NewAccounts,
  PasswordChanged,
  RegistrationReceived,
} from './templates/account.tsx';
import { CertificateEarned, NewCertificate } from './templates/certificate.tsx';
import { ContactConfirmation, ContactOffice, NewMessages } from './templates/contact.tsx';
import type { TemplateProps } from './templates/letter.tsx';
import { CardTesting, Dispute, OrderAttention, StaffChanged } from './templates/office-alerts.tsx';
import { OrderConfirmation } from './templates/order-confirmation.tsx';
import { PaymentProblem, Refund } from './templates/payment.tsx';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';

/** In plain text, only data tables have columns, not layout tables. */
const plainText = {
  selectors: [
    { selector: 'table.data', format: 'dataTable' },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  ],
};

interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo: string | undefined;
}

interface Shop {
  shop: string;
  siteUrl: string;
  phone: string;
}

export type LetterContent =
  | Exclude<MailContent, { template: VerifyingTemplate }>
  | { template: VerifyingTemplate; data: { link: string } };

type Mail = LetterContent & { language: Language };

export async function renderMail(mail: Mail, shop: Shop): Promise<RenderedMail> {
  const { language, template } = mail;
  const words = { en, es }[language];
  const data = asShown(mail.data);
  // `templates` pairs each template with a subject and letter for its data.
  const { subject, Letter } = templates[template] as Template<never>;
  const letter = <Letter {...shop} language={language} words={words} data={data as never} />;
  const html = await render(letter);
  return {
    subject: subject(words, data as never),
    html,
    text: toPlainText(html, plainText),
    replyTo: mail.template === 'contact-office' ? asShown(mail.data).email : undefined,
  };
}

interface Template<Data> {
  subject: (words: Words, data: Data) => string;
  Letter: (props: TemplateProps & { data: Data }) => ReactElement;
}

type DataFor<Name extends MailTemplate> = Name extends VerifyingTemplate
  ? { link: string }
  : DataOf<Name>;

const templates: { [Name in MailTemplate]: Template<DataFor<Name>> } = {
  'contact-office': {
    subject: (words, { subject, name }) => words.contactOffice.subject(subject, name),
    Letter: ContactOffice,
  },
  'contact-confirmation': {
    subject: (words) => words.contactConfirmation.subject,
    Letter: ContactConfirmation,
  },
  'new-messages': { subject: (words) => words.newMessages.subject, Letter: NewMessages },
  'order-confirmation': {
    subject: (words, order) => words.orderConfirmation.subject(orderName(order)),
    Letter: OrderConfirmation,
  },
  refund: { subject: (words, order) => words.refund.subject(orderName(order)), Letter: Refund },
  'payment-problem': {
    subject: (words, order) => words.paymentProblem.subject(orderName(order)),
    Letter: PaymentProblem,
  },
  dispute: { subject: (words, order) => words.dispute.subject(orderName(order)), Letter: Dispute },
  'order-attention': {
    subject: (words, order) => words.orderAttention.subject(orderName(order)),
    Letter: OrderAttention,
  },
  'card-testing': {
    subject: (words, { email }) => words.cardTesting.subject(email),
    Letter: CardTesting,
  },
  'registration-received': {
    subject: (words) => words.registrationReceived.subject,
    Letter: RegistrationReceived,
  },
  'email-verification': {
    subject: (words) => words.emailVerification.subject,
    Letter: EmailVerification,
  },
  'new-account': {
    subject: (words, { name }) => words.newAccount.subject(name),
    Letter: NewAccount,
  },
  'new-accounts': { subject: (words) => words.newAccounts.subject, Letter: NewAccounts },
  'account-approved': {
    subject: (words) => words.accountApproved.subject,
    Letter: AccountApproved,
  },
  'address-changed': { subject: (words) => words.addressChanged.subject, Letter: AddressChanged },
  'email-change': { subject: (words) => words.emailChange.subject, Letter: EmailChange },
  'email-changed': { subject: (words) => words.emailChanged.subject, Letter: EmailChanged },
  'password-changed': {
    subject: (words) => words.passwordChanged.subject,
    Letter: PasswordChanged,
  },
  certificate: { subject: (words) => words.certificate.subject, Letter: CertificateEarned },
  'new-certificate': {
    subject: (words, { name }) => words.newCertificate.subject(name),
    Letter: NewCertificate,
  },
  'account-declined': {
    subject: (words) => words.accountDeclined.subject,
    Letter: AccountDeclined,
  },
  'staff-changed': {
    subject: (words, { email }) => words.staffChanged.subject(email),
    Letter: StaffChanged,
  },
  'account-deleted': { subject: (words) => words.accountDeleted.subject, Letter: AccountDeleted },
};
