import type { Language } from '@dental-shop/domain/language/language';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import { asShown } from '@dental-shop/domain/text/clean-text';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import {
  type DataOf,
  type MailContent,
  type NamedOrder,
  orderName,
  type VerifyingTemplate,
} from './mail-content.ts';
import { productName } from './product-name.ts';
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
import { BackInStock } from './templates/back-in-stock.tsx';
import { CertificateEarned, NewCertificate } from './templates/certificate.tsx';
import { ContactConfirmation, ContactOffice, NewMessages } from './templates/contact.tsx';
import { DailyDigest, LateOrders } from './templates/digest.tsx';
import type { TemplateProps } from './templates/letter.tsx';
import { NewOrder } from './templates/new-order.tsx';
import { CardTesting, Dispute, OrderAttention } from './templates/office-alerts.tsx';
import { OrderConfirmation } from './templates/order-confirmation.tsx';
import { PaymentProblem, Refund } from './templates/payment.tsx';
import { RecallNotice } from './templates/recall.tsx';
import {
  ReturnAccepted,
  ReturnDeclined,
  ReturnRequested,
  ReturnSettled,
} from './templates/returns.tsx';
import { Shipment } from './templates/shipment.tsx';
import { StaffChanged, StaffInvitation } from './templates/staff-access.tsx';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';

const plainText = {
  selectors: [
    { selector: 'table.data', format: 'dataTable' },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  ],
};

type Shop = Pick<TemplateProps, 'shop' | 'siteUrl' | 'phone' | 'address'>;

export type LetterContent =
  | Exclude<MailContent, { template: LinkedTemplate }>
  | { [Name in LinkedTemplate]: { template: Name; data: DataOf<Name> } }[LinkedTemplate];

type LinkedTemplate = VerifyingTemplate | 'recall-notice' | 'staff-invitation';

type Mail = LetterContent & { language: Language };

export async function renderMail(mail: Mail, shop: Shop) {
  const { language, template } = mail;
  const words = { en, es }[language];
  const data = asShown(mail.data);
  // TypeScript can't tell that this template fits `data`.
  const { subject, Letter } = templates[template] as Template<never>;
  const letter = <Letter {...shop} language={language} words={words} data={data as never} />;
  const html = await render(letter);
  return {
    subject: subject(words, data as never, language),
    html,
    text: toPlainText(html, plainText),
    replyTo: mail.template === 'contact-office' ? asShown(mail.data).email : undefined,
  };
}

interface Template<Data> {
  subject: (words: Words, data: Data, language: Language) => string;
  Letter: (props: TemplateProps & { data: Data }) => ReactElement;
}

type Named<Subject> = {
  [Name in keyof Words]: Words[Name] extends { subject: Subject } ? Name : never;
}[keyof Words];

const fixedSubject = <Data,>(
  name: Named<string>,
  Letter: Template<Data>['Letter'],
): Template<Data> => ({
  subject: (words) => words[name].subject,
  Letter,
});

const orderSubject = <Data extends NamedOrder>(
  name:
    | 'newOrder'
    | 'orderConfirmation'
    | 'refund'
    | 'paymentProblem'
    | 'dispute'
    | 'orderAttention',
  Letter: Template<Data>['Letter'],
): Template<Data> => ({ subject: (words, order) => words[name].subject(orderName(order)), Letter });

const returnSubject = <Data extends { rmaNumber: string }>(
  name: 'returnAccepted' | 'returnDeclined' | 'returnSettled',
  Letter: Template<Data>['Letter'],
): Template<Data> => ({
  subject: (words, { rmaNumber }) => words[name].subject(rmaNumber),
  Letter,
});

const templates: { [Name in MailTemplate]: Template<DataOf<Name>> } = {
  'contact-office': {
    subject: (words, { subject, name }) => words.contactOffice.subject(subject, name),
    Letter: ContactOffice,
  },
  'contact-confirmation': fixedSubject('contactConfirmation', ContactConfirmation),
  'new-messages': fixedSubject('newMessages', NewMessages),
  'new-order': orderSubject('newOrder', NewOrder),
  shipment: {
    subject: ({ shipment }, { rmaNumber, ...order }) =>
      rmaNumber === null
        ? shipment.subject(orderName(order))
        : shipment.replacementSubject(rmaNumber),
    Letter: Shipment,
  },
  'order-confirmation': orderSubject('orderConfirmation', OrderConfirmation),
  refund: orderSubject('refund', Refund),
  'payment-problem': orderSubject('paymentProblem', PaymentProblem),
  'return-requested': {
    subject: ({ returnRequested }, { rmaNumber, complaints }) =>
      complaints.length > 0
        ? returnRequested.subjectWithProblem(rmaNumber)
        : returnRequested.subject(rmaNumber),
    Letter: ReturnRequested,
  },
  'return-accepted': returnSubject('returnAccepted', ReturnAccepted),
  'return-declined': returnSubject('returnDeclined', ReturnDeclined),
  'return-settled': returnSubject('returnSettled', ReturnSettled),
  dispute: orderSubject('dispute', Dispute),
  'order-attention': orderSubject('orderAttention', OrderAttention),
  'card-testing': {
    subject: (words, { email }) => words.cardTesting.subject(email),
    Letter: CardTesting,
  },
  'late-orders': {
    subject: (words, { orders, replacements }) =>
      words.lateOrders.subject(orders.length, replacements.length),
    Letter: LateOrders,
  },
  'daily-digest': {
    subject: (words, { day }, language) =>
      words.dailyDigest.subject(formatCalendarDate(day, language)),
    Letter: DailyDigest,
  },
  'registration-received': fixedSubject('registrationReceived', RegistrationReceived),
  'email-verification': fixedSubject('emailVerification', EmailVerification),
  'new-account': {
    subject: (words, { name }) => words.newAccount.subject(name),
    Letter: NewAccount,
  },
  'new-accounts': fixedSubject('newAccounts', NewAccounts),
  'account-approved': fixedSubject('accountApproved', AccountApproved),
  'address-changed': fixedSubject('addressChanged', AddressChanged),
  'email-change': fixedSubject('emailChange', EmailChange),
  'email-changed': fixedSubject('emailChanged', EmailChanged),
  'password-changed': fixedSubject('passwordChanged', PasswordChanged),
  certificate: fixedSubject('certificate', CertificateEarned),
  'new-certificate': {
    subject: (words, { name }) => words.newCertificate.subject(name),
    Letter: NewCertificate,
  },
  'account-declined': fixedSubject('accountDeclined', AccountDeclined),
  'staff-changed': {
    subject: (words, { email }) => words.staffChanged.subject(email),
    Letter: StaffChanged,
  },
  'staff-invitation': fixedSubject('staffInvitation', StaffInvitation),
  'account-deleted': fixedSubject('accountDeleted', AccountDeleted),
  'recall-notice': {
    subject: (_words, { subject }, language) => subject[language],
    Letter: RecallNotice,
  },
  'back-in-stock': {
    subject: (words, { sku, product }, language) =>
      words.backInStock.subject(productName(language, { sku, name: product })),
    Letter: BackInStock,
  },
};
