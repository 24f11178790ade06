import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import express, { type Request, type RequestHandler } from 'express';
import { getAuth } from 'firebase-admin/auth';
import { FieldPath, Filter, getFirestore } from 'firebase-admin/firestore';

// Serves the functions in a separate process without the emulator. For comparison, it also serves bare endpoints that
// only check the token and make the same reads. Prints its port.

const functions = join(projectRoot, 'functions');
for (const file of ['.env.demo-dental-shop', '.secret.local']) {
  process.loadEnvFile(join(functions, file));
}
// App Check needs routes that this server doesn't have.
process.env.APP_CHECK = 'off';

interface Functions {
  api: RequestHandler;
  staff: RequestHandler;
}

const built = pathToFileURL(join(functions, 'dist/emulators/index.js')).href;
const { api, staff }: Functions = await import(built);

const [auth, firestore] = [getAuth(), getFirestore()];

const newestOf = (collection: string, uid: string) =>
  firestore
    .collection(collection)
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .limit(501)
    .get();

async function readOverview(): Promise<unknown> {
  const records = firestore.collection('orderRecords');
  return Promise.all([
    firestore
      .collection('statistics')
      .where(FieldPath.documentId(), '>=', calendarDay(new Date(), defaultTimeZone))
      .orderBy(FieldPath.documentId())
      .limit(30)
      .get(),
    firestore.collection('users').where('status', '==', 'pending').count().get(),
    firestore.collection('declines').where('pausedUntil', '>', Date.now()).count().get(),
    records.where('status', '==', 'disputed').count().get(),
    records.where('attention', 'array-contains-any', ['dispute', 'refund-failed']).count().get(),
    firestore
      .collection('mail')
      .where('delivery.state', '==', 'abandoned')
      .orderBy('createdAt', 'desc')
      .limit(20)
      .get(),
  ]);
}

async function readOrderHistory(orderId: string): Promise<unknown> {
  const [, record] = await firestore.getAll(
    firestore.doc(`orders/${orderId}`),
    firestore.doc(`orderRecords/${orderId}`),
  );
  await firestore
    .collection('transactions')
    .where('orderId', '==', orderId)
    .where('type', '==', 'payment')
    .limit(29)
    .get();
  return Promise.all([
    firestore
      .collection('stripeEvents')
      .where('paymentIntentId', 'in', [record?.get('paymentIntentId')])
      .limit(200)
      .get(),
    firestore.collection('mail').where('data.orderId', '==', orderId).limit(200).get(),
    firestore
      .collection('audit')
      .where(
        Filter.or(
          Filter.where('whom', '==', orderId),
          Filter.where('refund.orderId', '==', orderId),
          Filter.where('reconciliation.orderId', '==', orderId),
        ),
      )
      .limit(200)
      .get(),
  ]);
}

const bareReads: Readonly<Record<string, (uid: string, request: Request) => Promise<unknown>>> = {
  approval: (uid) => firestore.doc(`users/${uid}`).get(),
  profile: (uid) =>
    firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`certificates/${uid}`)),
  orders: (uid) => newestOf('orders', uid),
  transactions: (uid) => newestOf('transactions', uid),
  overview: async (uid) => {
    await firestore.doc(`staff/${uid}`).get();
    await readOverview();
  },
  'order-history': async (uid, request) => {
    await firestore.doc(`staff/${uid}`).get();
    await readOrderHistory(request.body.data.orderId);
  },
};

async function handleBareRequest(request: Request<{ name: string }>): Promise<void> {
  const token = request.get('authorization')?.replace('Bearer ', '') ?? '';
  const { uid } = await auth.verifyIdToken(token, true);
  await bareReads[request.params.name]?.(uid, request);
}

const app = express();
// Parses the body the way Google's Functions Framework does.
app.use(
  express.json({
    verify: (request, _response, body) => Object.assign(request, { rawBody: body }),
  }),
);
app.all('/bare/:name', async (request, response) => {
  await handleBareRequest(request);
  response.json({ data: {} });
});
app.use('/api/staff', staff);
app.use(api);
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
