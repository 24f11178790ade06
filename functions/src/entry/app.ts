import { deleteAccountRequest, phoneRequest, recordsQuery } from '@dental-shop/domain/api/account';
import { catalogueChangesMaxAge } from '@dental-shop/domain/api/catalogue-changes';
import { certificateRequest } from '@dental-shop/domain/api/certificate';
import { contactRequest } from '@dental-shop/domain/api/contact';
import {
  emailChangeRequest,
  emailSyncRequest,
  passwordNoticeRequest,
} from '@dental-shop/domain/api/credentials';
import {
  verificationMailRequest,
  verificationStatusQuery,
} from '@dental-shop/domain/api/email-verification';
import type { Health } from '@dental-shop/domain/api/health';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { createPaymentIntentRequest } from '@dental-shop/domain/api/payment';
import { acknowledgmentRequest } from '@dental-shop/domain/api/recall-acknowledgment';
import { registerRequest } from '@dental-shop/domain/api/register';
import { returnRequest } from '@dental-shop/domain/api/returns';
import { complaintsCsvQuery } from '@dental-shop/domain/api/staff/complaints-csv';
import {
  ordersCsvName,
  ordersCsvPart,
  ordersCsvRequest,
} from '@dental-shop/domain/api/staff/orders-csv';
import { lotRecipientsCsvQuery, recallCsvQuery } from '@dental-shop/domain/api/staff/recall-csv';
import { stockNoticeRequest } from '@dental-shop/domain/api/stock-notices';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { currentRows } from '@dental-shop/domain/catalogue/changes/current-rows';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import express, { type Express, type Request } from 'express';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { notifyPasswordChange } from '../accounts/notify-password-change.ts';
import { readProfile } from '../accounts/read-profile.ts';
import { register } from '../accounts/register.ts';
import { requestEmailChange } from '../accounts/request-email-change.ts';
import { readApproval, requireApproved } from '../accounts/require-approval.ts';
import { updatePhone } from '../accounts/update-phone.ts';
import { readVerificationStatus, sendVerification } from '../accounts/verify-email.ts';
import { changesPublisher } from '../catalogue/publish-changes.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readStockNotices, requestStockNotice } from '../catalogue/stock-notices.ts';
import { makeCertificate } from '../certificates/make-certificate.ts';
import { submitQuiz } from '../certificates/submit-quiz.ts';
import { createPaymentIntent } from '../checkout/create-payment-intent.ts';
import { exportComplaints } from '../complaints/export/export-complaints.ts';
import { makeComplaintRecord } from '../complaints/record/make-complaint-record.ts';
import { sendContactMessage } from '../contact/send-contact-message.ts';
import { exportOrders } from '../orders/export/export-orders.ts';
import { makeInvoice } from '../orders/invoice/make-invoice.ts';
import { listOrders, listTransactions } from '../orders/list-orders-and-transactions.ts';
import { listSavedCards, removeSavedCard } from '../payments/saved-cards.ts';
import { readCatalogueChanges } from '../platform/firestore/catalogue-changes.ts';
import { logAddressChain, rateLimitKey, readClient } from '../platform/network/client-ip.ts';
import { networkLimit, rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import type { Seller } from '../platform/parameters.ts';
import { exportAccount } from '../privacy/export-account.ts';
import { deleteOwnAccount } from '../privacy/request-deletion.ts';
import { syncChangedEmail, syncEmailByAddress } from '../privacy/sync-changed-email.ts';
import { acknowledgeRecall } from '../recalls/acknowledge-recall.ts';
import { exportRecall } from '../recalls/effectiveness-csv.ts';
import { exportLotRecipients } from '../recalls/recipients-csv.ts';
import { readIpInfo } from '../region/ip-info.ts';
import { logPageError, logPolicyViolations } from '../reports/log-reports.ts';
import { cancelReturn } from '../returns/cancel-return.ts';
import { makeInstructions } from '../returns/instructions/make-instructions.ts';
import { readReturnPolicy } from '../returns/read-return-policy.ts';
import { requestReturn } from '../returns/request-return.ts';
import { auditExport } from '../staff/audit-export.ts';
import { revokeStaffSessions } from '../staff/revoke-sessions.ts';
import { type AppCheck, requireAppCheck, withoutAppCheck } from './app-check.ts';
import { authenticate, requireRecentSignIn, requireStaff } from './authenticate.ts';
import { errorHandler, notFoundHandler } from './error-responses.ts';
import { clearSiteData, type Download, download, json } from './handlers.ts';
import { describeVisitor, healthCheck } from './health.ts';
import { parseInput } from './parse-input.ts';
import { readBody, readOwnReport, readPolicyReports } from './read-body.ts';
import { responseHeaders } from './response-headers.ts';

export interface ApiServices {
  auth: Auth;
  firestore: Firestore;
  stripe: () => Stripe;
  formerAccountsKey: () => string;
  officeEmail: () => string;
  seller: () => Seller;
  appCheck: AppCheck;
}

/** `firebase.json` has the same value, because Hosting replaces the header. */
const catalogueChangesCaching = `public, max-age=${catalogueChangesMaxAge}, s-maxage=${catalogueChangesMaxAge}`;

/** No CORS, because pages are same-origin. The functions runtime has already read the body. */
export function createApp(services: ApiServices): Express {
  const { auth, firestore, stripe } = services;
  const authenticateCaller = (request: Request) => authenticate(request, auth);
  const authorizeDownload = async (request: Request) => {
    const token = await authenticateCaller(request);
    await requireStaff(services, token);
    requireRecentSignIn(token);
    return token.uid;
  };
  const authorizePdf = async (request: Request) => {
    const token = await authenticateCaller(request);
    await requireWithinLimit(firestore, { ...rateLimits.pdfs, key: token.uid });
    return token;
  };
  /** For requests that send emails; see docs/decisions/027. */
  const limitSender = async (request: Request) => {
    const client = readClient(headersOf(request));
    if (client.proxy !== undefined) {
      await requireWithinLimit(firestore, { ...rateLimits.formsPerProxy, key: client.proxy });
    }
    return rateLimitKey(client);
  };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((request, response, next) => {
    response.set(responseHeaders);
    logAddressChain(headersOf(request));
    next();
  });
  app.use(async (request, _response, next) => {
    if (!withoutAppCheck.has(request.path)) await requireAppCheck(services.appCheck, request);
    next();
  });

  type Handler<Body> = (request: Request) => Promise<Body>;
  const getJson = <Body>(path: string, handler: Handler<Body>) => app.get(path, json(handler));
  const postJson = <Body>(path: string, handler: Handler<Body>) => app.post(path, json(handler));
  const getFile = (path: string, handler: Handler<Download>) => app.get(path, download(handler));

  const published = changesPublisher(() => readCatalogueChanges(firestore));
  app.get(apiPaths.catalogueChanges, async (_request, response) => {
    const { body, etag } = await published();
    response.set({ 'Cache-Control': catalogueChangesCaching, ETag: etag }).type('json').send(body);
  });
  getJson(apiPaths.ipInfo, async (request) => readIpInfo(headersOf(request)));
  postJson(apiPaths.contact, async (request) => {
    const message = readBody(request, contactRequest);
    return sendContactMessage(services, message, await limitSender(request));
  });
  const health = healthCheck(services);
  app.get(apiPaths.health, async (request, response) => {
    const found: Health = { ...(await health()), visitor: describeVisitor(headersOf(request)) };
    response.status(found.status === 'ok' ? 200 : 503).json(found);
  });
  // Public, because consignees open the emailed link without signing in.
  postJson(apiPaths.recallAcknowledgments, async (request) => {
    const body = readBody(request, acknowledgmentRequest);
    return acknowledgeRecall(firestore, body, networkOfCaller(request));
  });
  app.post(apiPaths.pageErrors, async (request, response) => {
    await logPageError(firestore, readOwnReport(request), networkOfCaller(request));
    response.status(204).end();
  });
  app.post(apiPaths.policyReports, async (request, response) => {
    await logPolicyViolations(firestore, readPolicyReports(request), networkOfCaller(request));
    response.status(204).end();
  });

  app.post(
    apiPaths.register,
    json(async (request) => {
      const token = await authenticateCaller(request);
      const form = readBody(request, registerRequest);
      return register(services, token, form, await limitSender(request));
    }, 201),
  );
  postJson(apiPaths.verificationMail, async (request) => {
    const token = await authenticateCaller(request);
    const form = readBody(request, verificationMailRequest);
    return sendVerification(firestore, token, form, await limitSender(request));
  });
  // Public, because people who open the emailed link may not be signed in.
  getJson(apiPaths.verificationMail, async (request) =>
    readVerificationStatus(services, parseInput(verificationStatusQuery, request.query)),
  );
  postJson(apiPaths.emailChange, async (request) => {
    const token = await authenticateCaller(request);
    requireRecentSignIn(token);
    const form = readBody(request, emailChangeRequest);
    return requestEmailChange(services, token, form, await limitSender(request));
  });
  postJson(apiPaths.emailSync, async (request) => {
    const form = readBody(request, emailSyncRequest);
    const network = networkOfCaller(request);
    await requireWithinLimit(firestore, networkLimit(rateLimits.emailSyncsPerNetwork, network));
    return syncEmailByAddress(services, form);
  });
  postJson(apiPaths.passwordNotice, async (request) => {
    const token = await authenticateCaller(request);
    requireRecentSignIn(token);
    return notifyPasswordChange(firestore, token, readBody(request, passwordNoticeRequest));
  });
  app.post(
    apiPaths.signOut,
    clearSiteData,
    json(async (request) => {
      await revokeStaffSessions(services, await authenticateCaller(request));
      return {};
    }),
  );
  getJson(apiPaths.checkApproval, async (request) =>
    readApproval(firestore, (await authenticateCaller(request)).uid),
  );
  getJson(apiPaths.profile, async (request) => {
    const { uid, email, email_verified: isVerified } = await authenticateCaller(request);
    const response = await readProfile(firestore, uid);
    const { profile } = response.data;
    if (!isVerified || email === undefined || email === profile.email) return response;
    // The visitor may have closed the page behind the emailed link before it could report the new
    // address.
    await syncChangedEmail(services, await auth.getUser(uid));
    return readProfile(firestore, uid);
  });
  getJson(apiPaths.stockNotices, async (request) =>
    readStockNotices(firestore, (await authenticateCaller(request)).uid),
  );
  postJson(apiPaths.stockNotices, async (request) => {
    const token = await authenticateCaller(request);
    await requireApproved(firestore, token);
    return requestStockNotice(firestore, token.uid, readBody(request, stockNoticeRequest));
  });
  postJson(apiPaths.phone, async (request) => {
    const { uid } = await authenticateCaller(request);
    return updatePhone(firestore, uid, readBody(request, phoneRequest));
  });
  postJson(apiPaths.certificate, async (request) => {
    const { uid } = await authenticateCaller(request);
    return submitQuiz(services, uid, readBody(request, certificateRequest));
  });
  getFile(apiPaths.certificate, async (request) =>
    makeCertificate(services, (await authorizePdf(request)).uid),
  );
  getFile(apiPaths.accountExport, async (request) => {
    const content = await exportAccount(services, (await authenticateCaller(request)).uid);
    return { fileName: 'my-data.json', content: Buffer.from(content) };
  });
  postJson(apiPaths.accountDeletion, async (request) => {
    const token = await authenticateCaller(request);
    requireRecentSignIn(token);
    readBody(request, deleteAccountRequest);
    return deleteOwnAccount(services, token.uid);
  });

  getJson(apiPaths.orders, async (request) => {
    const { uid } = await authenticateCaller(request);
    return listOrders(firestore, uid, parseInput(recordsQuery, request.query));
  });
  getJson(apiPaths.transactions, async (request) => {
    const { uid } = await authenticateCaller(request);
    return listTransactions(firestore, uid, parseInput(recordsQuery, request.query));
  });
  getFile(apiPaths.invoice, async (request) => {
    return makeInvoice(services, await authorizePdf(request), request.params.orderId);
  });

  postJson(apiPaths.returns, async (request) => {
    const { uid } = await authenticateCaller(request);
    return requestReturn(services, uid, readBody(request, returnRequest));
  });
  postJson(apiPaths.cancelReturn, async (request) => {
    const { uid } = await authenticateCaller(request);
    return cancelReturn(firestore, uid, request.params.rmaNumber);
  });
  getFile(apiPaths.returnInstructions, async (request) => {
    const { uid } = await authorizePdf(request);
    return makeInstructions(services, uid, request.params.rmaNumber);
  });
  getJson(apiPaths.returnPolicy, async (request) => {
    await authenticateCaller(request);
    return readReturnPolicy(firestore);
  });

  getJson(apiPaths.savedPaymentMethods, async (request) =>
    listSavedCards(services, (await authenticateCaller(request)).uid),
  );
  app.delete(
    apiPaths.paymentMethod,
    json(async (request) => {
      return removeSavedCard(services, (await authenticateCaller(request)).uid, request.params.id);
    }),
  );
  postJson(apiPaths.createPaymentIntent, async (request) => {
    const token = await authenticateCaller(request);
    const { uid, email } = token;
    const user = await requireApproved(firestore, token);
    await requireWithinLimit(firestore, { ...rateLimits.paymentRequests, key: uid });
    const body = readBody(request, createPaymentIntentRequest);
    return createPaymentIntent({ firestore, stripe: stripe() }, { uid, email, user }, body);
  });

  getFile(apiPaths.staffCatalogueXlsx, async (request) => {
    const uid = await authorizeDownload(request);
    // Imported on first use, because loading it would delay every cold start.
    const { catalogueWorkbook } = await import('../catalogue/catalogue-workbook.ts');
    const rows = currentRows(sheetRows, catalogue, await readCatalogue(firestore));
    const content = await catalogueWorkbook(rows);
    await auditExport(firestore, uid, { what: 'export-catalogue', count: rows.length });
    return { fileName: 'catalogue.xlsx', content };
  });
  app.post(apiPaths.staffOrdersCsv, async (request, response) => {
    const uid = await authorizeDownload(request);
    const body = readBody(request, ordersCsvRequest);
    const { after } = parseInput(ordersCsvPart, request.query);
    const { csv, continuesAfter } = await exportOrders(firestore, uid, body, after);
    if (continuesAfter !== undefined) {
      const next = new URLSearchParams({ after: continuesAfter });
      response.links({ next: `${apiPaths.staffOrdersCsv}?${next}` });
    }
    response.attachment(ordersCsvName(body)).send(csv);
  });
  app.get(apiPaths.staffRecallRecipientsCsv, async (request, response) => {
    const uid = await authorizeDownload(request);
    const selection = parseInput(lotRecipientsCsvQuery, request.query);
    const csv = await exportLotRecipients(firestore, uid, selection);
    response.attachment('recall-recipients.csv').send(csv);
  });
  app.get(apiPaths.staffRecallEffectivenessCsv, async (request, response) => {
    const uid = await authorizeDownload(request);
    const csv = await exportRecall(firestore, uid, parseInput(recallCsvQuery, request.query));
    response.attachment('recall-effectiveness.csv').send(csv);
  });
  app.get(apiPaths.staffComplaintsCsv, async (request, response) => {
    const uid = await authorizeDownload(request);
    const query = parseInput(complaintsCsvQuery, request.query);
    const { csv, continuesAfter } = await exportComplaints(firestore, uid, query);
    if (continuesAfter !== undefined) {
      const next = new URLSearchParams({ after: continuesAfter });
      response.links({ next: `${apiPaths.staffComplaintsCsv}?${next}` });
    }
    response.attachment('complaints.csv').send(csv);
  });
  getFile(apiPaths.staffComplaintPdf, async (request) => {
    const uid = await authorizeDownload(request);
    await requireWithinLimit(firestore, { ...rateLimits.pdfs, key: uid });
    return makeComplaintRecord(services, uid, request.params.complaintId);
  });

  app.use(notFoundHandler);
  app.use(errorHandler);
  return app;
}

const headersOf = (request: Request) => (name: string) => request.get(name);

const networkOfCaller = (request: Request) => rateLimitKey(readClient(headersOf(request)));
