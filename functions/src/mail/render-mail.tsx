import type { Language } from '@dental-shop/domain/language/language';
import { asShown } from '@dental-shop/domain/text/clean-stored-text';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { type MailContent, orderName, type VerifyingTemplate } from './mail-content.ts';
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
import { CardTesting, Dispute, OrderAttention, StaffChanged } from './templates/office-alerts.tsx';
import { OrderConfirmation } from './templates/order-confirmation.tsx';
import { PaymentProblem, Refund } from './templates/payment.tsx';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

/**
 * In plain text, tables of data keep their columns; those that mail programs need for layout do
 * not.
 */
const plainText = {
  selectors: [
    { selector: 'table.data', format: 'dataTable' },
    // The number is to be read already.
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  ],
};

interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes, when not to the shop. */
  replyTo: string | undefined;
}

interface Shop {
  /** The shop's name. */
  shop: string;
  /** The shop's address, without a slash at the end. */
  siteUrl: string;
  /** The number that customers call. */
  phone: string;
}

/** As `MailContent`, with the link that is made when the mail is sent. */
export type LetterContent =
  | Exclude<MailContent, { template: VerifyingTemplate }>
  | { template: VerifyingTemplate; data: { link: string } };

type Mail = LetterContent & { language: Language };

/** A mail as HTML and as text, in its language. */
export async function renderMail(mail: Mail, shop: Shop): Promise<RenderedMail> {
  const { subject, letter, replyTo } = compose({ ...mail, data: asShown(mail.data) } as Mail, shop);
  const html = await render(letter);
  return { subject, html, text: toPlainText(html, plainText), replyTo };
}

interface Composed {
  subject: string;
  letter: ReactElement;
  replyTo?: string;
}

function compose(mail: Mail, shop: Shop): Composed {
  const { language } = mail;
  const words = { en, es }[language];
  const common = { ...shop, language, words };
  switch (mail.template) {
    case 'contact-office': {
      const { subject, name, email } = mail.data;
      return {
        subject: words.contactOffice.subject(subject, name),
        letter: <ContactOffice {...common} data={mail.data} />,
        replyTo: email,
      };
    }
    case 'contact-confirmation':
      return {
        subject: words.contactConfirmation.subject,
        letter: <ContactConfirmation {...common} />,
      };
    case 'new-messages':
      return { subject: words.newMessages.subject, letter: <NewMessages {...common} /> };
    case 'order-confirmation':
      return {
        subject: words.orderConfirmation.subject(orderName(mail.data)),
        letter: <OrderConfirmation {...common} data={mail.data} />,
      };
    case 'refund':
      return {
        subject: words.refund.subject(orderName(mail.data)),
        letter: <Refund {...common} data={mail.data} />,
      };
    case 'payment-problem':
      return {
        subject: words.paymentProblem.subject(orderName(mail.data)),
        letter: <PaymentProblem {...common} data={mail.data} />,
      };
    case 'dispute':
      return {
        subject: words.dispute.subject(orderName(mail.data)),
        letter: <Dispute {...common} data={mail.data} />,
      };
    case 'order-attention':
      return {
        subject: words.orderAttention.subject(orderName(mail.data)),
        letter: <OrderAttention {...common} data={mail.data} />,
      };
    case 'card-testing':
      return {
        subject: words.cardTesting.subject(mail.data.email),
        letter: <CardTesting {...common} data={mail.data} />,
      };
    case 'registration-received':
      return {
        subject: words.registrationReceived.subject,
        letter: <RegistrationReceived {...common} data={mail.data} />,
      };
    case 'email-verification':
      return {
        subject: words.emailVerification.subject,
        letter: <EmailVerification {...common} data={mail.data} />,
      };
    case 'new-account':
      return {
        subject: words.newAccount.subject(mail.data.name),
        letter: <NewAccount {...common} data={mail.data} />,
      };
    case 'new-accounts':
      return {
        subject: words.newAccounts.subject,
        letter: <NewAccounts {...common} />,
      };
    case 'account-approved':
      return {
        subject: words.accountApproved.subject,
        letter: <AccountApproved {...common} data={mail.data} />,
      };
    case 'address-changed':
      return { subject: words.addressChanged.subject, letter: <AddressChanged {...common} /> };
    case 'email-change':
      return {
        subject: words.emailChange.subject,
        letter: <EmailChange {...common} data={mail.data} />,
      };
    case 'email-changed':
      return { subject: words.emailChanged.subject, letter: <EmailChanged {...common} /> };
    case 'password-changed':
      return { subject: words.passwordChanged.subject, letter: <PasswordChanged {...common} /> };
    case 'certificate':
      return {
        subject: words.certificate.subject,
        letter: <CertificateEarned {...common} data={mail.data} />,
      };
    case 'new-certificate':
      return {
        subject: words.newCertificate.subject(mail.data.name),
        letter: <NewCertificate {...common} data={mail.data} />,
      };
    case 'account-declined':
      return {
        subject: words.accountDeclined.subject,
        letter: <AccountDeclined {...common} data={mail.data} />,
      };
    case 'staff-changed':
      return {
        subject: words.staffChanged.subject(mail.data.email),
        letter: <StaffChanged {...common} data={mail.data} />,
      };
    case 'account-deleted':
      return {
        subject: words.accountDeleted.subject,
        letter: <AccountDeleted {...common} data={mail.data} />,
      };
  }
}
