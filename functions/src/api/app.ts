import { apiPaths } from '@dental-shop/domain/api/paths';
import express, { type Express, type RequestHandler } from 'express';
import type { Services } from '../services.ts';
import { downloadCertificate, submitQuiz } from './account/certificate.ts';
import { checkApproval } from './account/check-approval.ts';
import { downloadInvoice } from './account/invoice.ts';
import { listOrders } from './account/orders.ts';
import { readProfile } from './account/profile.ts';
import { register } from './account/register.ts';
import { listTransactions } from './account/transactions.ts';
import { sendContactMessage } from './contact/send-contact-message.ts';
import { answerError, answerNotFound } from './errors.ts';
import { createPaymentIntent } from './payment/create-payment-intent.ts';
import { deletePaymentMethod } from './payment/delete-payment-method.ts';
import { listSavedPaymentMethods } from './payment/saved-payment-methods.ts';
import { receivePolicyReports } from './policy-reports/receive-policy-reports.ts';
import { readIpInfo } from './region/ip-info.ts';
import { exportCatalogue } from './staff/catalogue-xlsx.ts';
import { exportOrders } from './staff/orders-csv.ts';

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
