import {
  apiPaths,
  cancelReturnPath,
  complaintPdfPath,
  invoicePath,
  paymentMethodPath,
  returnInstructionsPath,
} from '@dental-shop/domain/api/paths';
import { implant } from '../shop/products.ts';
import { quizAnswers } from '../shop/quiz-answers.ts';
import type { Victim } from './fixture.ts';
import type { TestUsers } from './identities.ts';

type Method = 'GET' | 'POST' | 'DELETE';

type Access = 'anybody' | 'account' | 'approved' | 'staff' | 'Stripe';

export interface Endpoint {
  method: Method;
  access: Access;
  /** See `entry/app-check.ts` for the reasons. */
  withoutAppCheck?: true;
  /** Required if the path has parameters or a query. */
  path?: (victim: Victim) => string;
  /** A valid body. */
  body?: (cast: TestUsers) => Readonly<Record<string, unknown>>;
}

const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};
const person = { fullName: 'Test Dentist', type: 'dentist', licenseNumber: 'D-12345' };

export const endpoints: Readonly<Record<keyof typeof apiPaths, readonly Endpoint[]>> = {
  ipInfo: [{ method: 'GET', access: 'anybody', withoutAppCheck: true }],
  catalogueChanges: [{ method: 'GET', access: 'anybody', withoutAppCheck: true }],
  contact: [
    {
      method: 'POST',
      access: 'anybody',
      body: () => ({
        name: 'Eve',
        email: 'eve@example.com',
        subject: 'Hello',
        message: 'Hello',
        language: 'en',
      }),
    },
  ],
  policyReports: [{ method: 'POST', access: 'anybody', withoutAppCheck: true }],
  register: [
    {
      method: 'POST',
      access: 'account',
      body: ({ attacker }) => ({
        ...person,
        email: attacker.email,
        uid: attacker.user.uid,
        address,
        language: 'en',
      }),
    },
  ],
  health: [{ method: 'GET', access: 'anybody', withoutAppCheck: true }],
  pageErrors: [{ method: 'POST', access: 'anybody', withoutAppCheck: true }],
  recallAcknowledgments: [
    {
      method: 'POST',
      access: 'anybody',
      withoutAppCheck: true,
      body: () => ({ token: 'A'.repeat(43) }),
    },
  ],
  phone: [{ method: 'POST', access: 'account', body: () => ({ phone: '702-555-0123' }) }],
  accountExport: [{ method: 'GET', access: 'account' }],
  accountDeletion: [
    { method: 'POST', access: 'account', body: () => ({ confirmation: 'DELETE' }) },
  ],
  verificationMail: [
    { method: 'POST', access: 'account', body: () => ({ language: 'en' }) },
    { method: 'GET', access: 'anybody', path: () => `${apiPaths.verificationMail}?mailId=m1` },
  ],
  emailChange: [
    {
      method: 'POST',
      access: 'account',
      body: () => ({ email: 'eve-new@example.com', language: 'en' }),
    },
  ],
  emailSync: [{ method: 'POST', access: 'anybody', body: () => ({ email: 'eve@example.com' }) }],
  passwordNotice: [{ method: 'POST', access: 'account', body: () => ({ language: 'en' }) }],
  signOut: [{ method: 'POST', access: 'account', withoutAppCheck: true }],
  checkApproval: [{ method: 'GET', access: 'account' }],
  profile: [{ method: 'GET', access: 'account' }],
  orders: [{ method: 'GET', access: 'account' }],
  invoice: [{ method: 'GET', access: 'account', path: ({ orderId }) => invoicePath(orderId) }],
  returns: [
    {
      method: 'POST',
      access: 'account',
      body: () => ({
        requestId: '3f0b8f0e-6a5c-4a0e-9a44-1d2a5a0c7a11',
        lines: [
          {
            shipmentId: 'shipment',
            sku: implant.sku,
            lot: 'L1',
            quantity: 1,
            reason: 'no-longer-needed',
            unopened: true,
          },
        ],
        note: 'Ordered twice',
      }),
    },
  ],
  cancelReturn: [
    { method: 'POST', access: 'account', path: ({ rmaNumber }) => cancelReturnPath(rmaNumber) },
  ],
  returnInstructions: [
    {
      method: 'GET',
      access: 'account',
      path: ({ rmaNumber }) => returnInstructionsPath(rmaNumber),
    },
  ],
  returnPolicy: [{ method: 'GET', access: 'account' }],
  stockNotices: [
    { method: 'GET', access: 'account' },
    {
      method: 'POST',
      access: 'approved',
      body: () => ({ sku: implant.sku, wanted: false, language: 'en' }),
    },
  ],
  certificate: [
    { method: 'POST', access: 'account', body: () => ({ answers: quizAnswers(0) }) },
    { method: 'GET', access: 'account' },
  ],
  transactions: [{ method: 'GET', access: 'account' }],
  savedPaymentMethods: [{ method: 'GET', access: 'account' }],
  paymentMethod: [
    { method: 'DELETE', access: 'account', path: ({ cardId }) => paymentMethodPath(cardId) },
  ],
  createPaymentIntent: [
    {
      method: 'POST',
      access: 'approved',
      body: ({ attacker }) => ({
        email: attacker.email,
        customerData: {
          selectedItems: [{ sku: implant.sku, quantity: 1 }],
          resume: false,
          details: { language: 'en', reference: 'PO 7', deliveryNote: 'Rear door' },
        },
        savePaymentMethod: false,
      }),
    },
  ],
  staffOrdersCsv: [{ method: 'POST', access: 'staff' }],
  staffRecallRecipientsCsv: [
    {
      method: 'GET',
      access: 'staff',
      path: () =>
        `${apiPaths.staffRecallRecipientsCsv}?${new URLSearchParams({ sku: implant.sku, lots: 'A1' })}`,
    },
  ],
  staffRecallEffectivenessCsv: [
    {
      method: 'GET',
      access: 'staff',
      path: () => `${apiPaths.staffRecallEffectivenessCsv}?recallId=abuse`,
    },
  ],
  staffComplaintsCsv: [{ method: 'GET', access: 'staff' }],
  staffComplaintPdf: [
    { method: 'GET', access: 'staff', path: ({ complaintId }) => complaintPdfPath(complaintId) },
  ],
  staffCatalogueXlsx: [{ method: 'GET', access: 'staff' }],
  // staff-calls.test.ts covers each call.
  staffCall: [{ method: 'POST', access: 'staff' }],
  stripeWebhook: [{ method: 'POST', access: 'Stripe', withoutAppCheck: true }],
};

export interface NamedEndpoint extends Endpoint {
  name: string;
  template: string;
}

export const everyEndpoint: readonly NamedEndpoint[] = Object.entries(endpoints).flatMap(
  ([name, rows]) =>
    rows.map((row) => {
      const template = apiPaths[name as keyof typeof apiPaths];
      return { ...row, name: `${row.method} ${template}`, template };
    }),
);

export const pathOf = ({ path, template }: NamedEndpoint, victim: Victim): string =>
  path?.(victim) ?? template;
