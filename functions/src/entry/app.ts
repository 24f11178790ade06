import { apiPaths } from '@dental-shop/domain/api/paths';
import express, { type Express, type RequestHandler } from 'express';
import { checkApproval } from '../accounts/approval.ts';
import { readProfile } from '../accounts/read-profile.ts';
import { register } from '../accounts/register.ts';
import { downloadCertificate, submitQuiz } from '../certificates/submit-quiz.ts';
import { createPaymentIntent } from '../checkout/create-payment.ts';
import { sendContactMessage } from '../contact/send-contact-message.ts';
import { exportOrders } from '../orders/export/export-orders.ts';
import { downloadInvoice } from '../orders/invoice/download-invoice.ts';
import { listOrders } from '../orders/list-orders.ts';
import { listTransactions } from '../orders/list-transactions.ts';
import { deletePaymentMethod } from '../payments/delete-payment-method.ts';
import { listSavedPaymentMethods } from '../payments/saved-cards.ts';
import { readIpInfo } from '../region/ip-info.ts';
import { receivePolicyReports } from '../staff/policy-reports/receive-policy-reports.ts';
import { exportCatalogue } from './catalogue-xlsx.ts';
import { answerError, answerNotFound } from './refusals.ts';
import type { Services } from './services.ts';

/** Answers are one person's own: no cache between shop and browser may keep them. */
const keepPrivate: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

/**
 * The API under `/api`. It opens no CORS: the shop calls it from its own origin. It has no body
 * parser: the functions runtime has read the body before this app sees the request.
 */
export function createApp(services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(keepPrivate);
  app.get(apiPaths.ipInfo, readIpInfo);
  app.post(apiPaths.contact, sendContactMessage(services));
  app.post(apiPaths.policyReports, receivePolicyReports(services));
  app.post(apiPaths.register, register(services));
  app.get(apiPaths.checkApproval, checkApproval(services));
  app.get(apiPaths.profile, readProfile(services));
  app.get(apiPaths.orders, listOrders(services));
  app.get(apiPaths.invoice, downloadInvoice(services));
  app.post(apiPaths.certificate, submitQuiz(services));
  app.get(apiPaths.certificate, downloadCertificate(services));
  app.get(apiPaths.transactions, listTransactions(services));
  app.get(apiPaths.savedPaymentMethods, listSavedPaymentMethods(services));
  app.delete(apiPaths.paymentMethod, deletePaymentMethod(services));
  app.post(apiPaths.createPaymentIntent, createPaymentIntent(services));
  app.get(apiPaths.staffCatalogueXlsx, exportCatalogue(services));
  app.get(apiPaths.staffOrdersCsv, exportOrders(services));
  app.use(answerNotFound);
  app.use(answerError);
  return app;
}
