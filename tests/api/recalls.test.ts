import { createHash, randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { maxRecallLots } from '@dental-shop/domain/api/staff/recall-calls';
import { lotRecipientsQuery } from '@dental-shop/domain/api/staff/recall-csv';
import { csvCell } from '@dental-shop/domain/csv/write-csv';
import { lotId, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { call, callFunction, fetchShop } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { addressIn, countRequests, hosting, newNetwork } from '../shop/networks.ts';
import { implant } from '../shop/products.ts';
import { newLot, returnLot, shipLot } from '../shop/shipped-lot.ts';
import { newStaff } from '../shop/staff.ts';
import { waitFor } from '../shop/wait-for.ts';

const { sku } = implant;

const resultOf = ({ body }: { body: Record<string, unknown> }) =>
  body.result as Record<string, unknown>;

async function recipientsOf(staff: Person, selection: object) {
  const response = await callFunction('findLotRecipients', selection, await staff.token());
  expect(response).toMatchObject({ status: 200 });
  return resultOf(response) as { lots: string[]; recipients: { uid: string }[] };
}

const content = (lots: readonly string[], subject = 'Stop using this lot') => ({
  sku,
  lots,
  subject: { en: subject, es: `${subject} (español)` },
  message: { en: 'Return every unit.', es: 'Devuelva todas las unidades.' },
});

async function saveRecall(staff: Person, lots: readonly string[], subject?: string) {
  const recallId = randomUUID();
  const input = { recallId, ...content(lots, subject) };
  expect(await callFunction('saveRecall', input, await staff.token())).toMatchObject({
    status: 200,
  });
  return recallId;
}

async function send(staff: Person, recallId: string) {
  const { sku, lots, subject, message } =
    (await database.doc(`recalls/${recallId}`).get()).data() ?? {};
  const input = { recallId, sku, lots, subject, message };
  return callFunction('sendRecall', input, await staff.token());
}

async function rowsOf(staff: Person, recallId: string) {
  const response = await callFunction('readRecall', { recallId }, await staff.token());
  return resultOf(response) as { rows: Record<string, unknown>[]; unnotified: number };
}

const tokenIn = (text: string) => /\/recall#([\w-]{43})/.exec(text)?.[1] ?? '';

const acknowledge = (token: string, address?: string) =>
  call(apiPaths.recallAcknowledgments, {
    method: 'POST',
    body: { token },
    ...(address !== undefined && { address }),
  });

async function auditOf(staff: Person) {
  const { docs } = await database.collection('audit').where('who', '==', staff.user.uid).get();
  return docs.map((each) => each.data());
}

describe('findLotRecipients', () => {
  it('lists exactly the customers who received a lot, with quantities and returned units', async () => {
    const [staff, ana, bea, cleo] = await Promise.all([
      newStaff(),
      newPerson(),
      newPerson(),
      newPerson(),
    ]);
    const lot = newLot();
    const first = await shipLot(ana, { lot, quantity: 3, name: 'Ana' });
    await shipLot(ana, { lot, quantity: 2, name: 'Ana' });
    await shipLot(bea, { lot, name: 'Bea', state: 'held' });
    await shipLot(cleo, { lot, state: 'undone' });
    await shipLot(cleo, { lot: newLot() });
    await returnLot(ana, { ...first, lot, receivedQuantity: 1 });
    await returnLot(ana, { ...first, lot, receivedQuantity: null });

    const { recipients } = await recipientsOf(staff, { sku, lots: [lot] });
    expect(recipients).toMatchObject([
      { uid: ana.user.uid, name: 'Ana', email: ana.email, quantity: 5, returned: 1 },
      { uid: bea.user.uid, name: 'Bea', quantity: 1, returned: 0 },
    ]);
    expect(await auditOf(staff)).toMatchObject([
      { what: 'find-lot-recipients', recalled: { sku, lots: [lot] }, exported: { count: 2 } },
    ]);
  });

  it('finds every lot in a range, including both ends', async () => {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const prefix = newLot();
    const lots = ['1', '2', '3', '4'].map((end) => `${prefix}${end}`);
    for (const lot of lots) await shipLot(customer, { lot });
    const range = { sku, from: `${prefix}1`, to: `${prefix}3` };
    const found = await recipientsOf(staff, range);
    expect(found.lots).toEqual(lots.slice(0, 3));
    expect(found.recipients).toMatchObject([{ uid: customer.user.uid, quantity: 3 }]);
  });

  it('orders the lots of a range by their numbers, so that A1–A20 includes A3 and A10', async () => {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const prefix = newLot();
    const lots = ['A1', 'A3', 'A9', 'A10', 'A20', 'A21', 'B1'].map((end) => `${prefix}${end}`);
    for (const lot of lots) await shipLot(customer, { lot });
    const range = { sku, from: `${prefix}A1`, to: `${prefix}A20` };
    expect((await recipientsOf(staff, range)).lots).toEqual(lots.slice(0, 5));
    const [, , nine, ten] = lots;
    const short = await recipientsOf(staff, { sku, from: nine, to: ten });
    expect(short.lots).toEqual([nine, ten]);
  });

  it('rejects a range with more lots than one search can cover', async () => {
    const staff = await newStaff();
    const prefix = newLot();
    const batch = database.batch();
    for (let index = 0; index <= maxRecallLots; index += 1) {
      const lot = `${prefix}${String(index).padStart(3, '0')}`;
      const facts = { sku, lot, sortKey: lotSortKey(lot), expiry: null, hold: null };
      batch.set(database.doc(`lots/${lotId(sku, lot)}`), facts);
    }
    await batch.commit();
    const input = { sku, from: prefix, to: `${prefix}999` };
    expect(await callFunction('findLotRecipients', input, await staff.token())).toMatchObject({
      status: 400,
      body: { error: { details: { code: 'too-many-lots' } } },
    });
  });

  it('accepts the SKU in any case', async () => {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const lot = newLot();
    await shipLot(customer, { lot });
    const selection = { sku: sku.toLowerCase(), lots: [lot.toLowerCase()] };
    expect((await recipientsOf(staff, selection)).recipients).toHaveLength(1);
  });
});

describe('a recall', () => {
  it('sends each consignee one email in their language, even if three calls send it in parallel', async () => {
    const [staff, ana, bea] = await Promise.all([newStaff(), newPerson(), newPerson()]);
    const lot = newLot();
    await shipLot(ana, { lot, quantity: 2, name: 'Ana' });
    await shipLot(bea, { lot, name: 'Bea', language: 'es' });
    const recallId = await saveRecall(staff, [lot]);
    expect(await mailsTo(ana.email)).toEqual([]);

    const outcomes = await Promise.all([1, 2, 3].map(() => send(staff, recallId)));
    expect(outcomes.map(resultOf)).toEqual(
      [1, 2, 3].map(() => ({ recallId, consignees: 2, unreachable: 0 })),
    );
    const english = await mailTo(ana.email, 'Stop using this lot');
    expect(english.text).toContain(lot);
    expect(english.text).toContain('Return every unit.');
    const spanish = await mailTo(bea.email, 'Stop using this lot (español)');
    expect(spanish.text).toContain('Devuelva todas las unidades.');
    await send(staff, recallId);
    for (const { email } of [ana, bea]) {
      const { size } = await database.collection('mail').where('to', '==', email).get();
      expect([email, size, (await mailsTo(email)).length]).toEqual([email, 1, 1]);
    }
    expect((await database.doc(`recalls/${recallId}`).get()).data()).toMatchObject({
      state: 'sent',
    });
  });

  it('notifies everyone who received the lot before sending, and later recipients on request', async () => {
    const [staff, ana, bea, cleo] = await Promise.all([
      newStaff(),
      newPerson(),
      newPerson(),
      newPerson(),
    ]);
    const lot = newLot();
    await shipLot(ana, { lot });
    const recallId = await saveRecall(staff, [lot]);
    await shipLot(bea, { lot });
    expect(resultOf(await send(staff, recallId))).toMatchObject({ consignees: 2 });
    await shipLot(cleo, { lot });
    expect(await rowsOf(staff, recallId)).toMatchObject({ unnotified: 1 });
    expect(resultOf(await send(staff, recallId))).toMatchObject({ consignees: 3 });
    const { rows, unnotified } = await rowsOf(staff, recallId);
    expect(rows.map(({ uid }) => uid).sort()).toEqual(
      [ana, bea, cleo].map(({ user }) => user.uid).sort(),
    );
    expect(unnotified).toBe(0);
  });

  it('puts its lots on hold, unless they are already', async () => {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const [lot, held, unshipped] = [newLot(), newLot(), newLot()];
    await shipLot(customer, { lot });
    await callFunction(
      'setLotHold',
      { sku, lot: held, hold: true, reason: 'Under test' },
      await staff.token(),
    );
    await send(staff, await saveRecall(staff, [lot, held, unshipped]));
    const holdOf = async (each: string) => {
      const document = await database.doc(`lots/${lotId(sku, each)}`).get();
      return [document.get('sortKey'), document.get('expiry'), document.get('hold.reason')];
    };
    expect(await holdOf(lot)).toEqual([lotSortKey(lot), '2099-05-31', 'Stop using this lot']);
    expect(await holdOf(held)).toEqual([lotSortKey(held), null, 'Under test']);
    expect(await holdOf(unshipped)).toEqual([lotSortKey(unshipped), null, 'Stop using this lot']);
    const audited = (await auditOf(staff)).filter(({ what }) => what === 'send-recall');
    expect(audited).toMatchObject([{ after: { heldLots: [lot, unshipped] } }]);
  });

  it('notifies a customer who has received more units again, once', async () => {
    const [staff, ana, bea] = await Promise.all([newStaff(), newPerson(), newPerson()]);
    const lot = newLot();
    await shipLot(ana, { lot, quantity: 2 });
    await shipLot(bea, { lot });
    const recallId = await saveRecall(staff, [lot]);
    await send(staff, recallId);
    const first = await mailTo(ana.email, 'Stop using this lot');
    await acknowledge(tokenIn(first.text));
    await shipLot(ana, { lot, quantity: 3 });
    expect(await rowsOf(staff, recallId)).toMatchObject({ unnotified: 1 });

    await Promise.all([1, 2, 3].map(() => send(staff, recallId)));
    await send(staff, recallId);
    const second = await waitFor('the second email', async () => {
      const mails = await mailsTo(ana.email);
      return mails.length === 2 && mails.find(({ text }) => text !== first.text);
    });
    const { rows, unnotified } = await rowsOf(staff, recallId);
    expect(unnotified).toBe(0);
    const row = rows.find(({ uid }) => uid === ana.user.uid);
    expect(row).toMatchObject({ quantity: 5, acknowledgedAt: null });
    // The first email doesn't mention the units that the customer received later.
    expect(await acknowledge(tokenIn(first.text))).toMatchObject({ status: 404 });
    expect(await acknowledge(tokenIn(second.text))).toMatchObject({ status: 200 });
    const consignee = await database.doc(`recalls/${recallId}/consignees/${ana.user.uid}`).get();
    expect(consignee.get('earlierNotices')).toMatchObject([
      { quantity: 2, acknowledgedAt: expect.any(Timestamp) },
    ]);
    expect(await mailsTo(bea.email)).toHaveLength(1);
  });

  it('resumes after a crash, without a second email', async () => {
    const [staff, ana, bea] = await Promise.all([newStaff(), newPerson(), newPerson()]);
    const lot = newLot();
    await shipLot(ana, { lot });
    await shipLot(bea, { lot });
    const recallId = await saveRecall(staff, [lot]);
    await send(staff, recallId);
    for (const { email } of [ana, bea]) await mailTo(email, 'Stop using this lot');
    // Simulates a crash before the call notified Bea.
    await database.doc(`recalls/${recallId}/consignees/${bea.user.uid}`).delete();
    await database.doc(`mail/recall-${recallId}-${bea.user.uid}`).delete();
    expect(resultOf(await send(staff, recallId))).toMatchObject({ consignees: 2 });
    await waitFor('the second email', async () => (await mailsTo(bea.email)).length === 2);
    expect(await mailsTo(ana.email)).toHaveLength(1);
  });

  it("can't be sent without recipients, changed after sending, or discarded after sending", async () => {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const lot = newLot();
    const recallId = await saveRecall(staff, [lot]);
    expect(await send(staff, recallId)).toMatchObject({
      body: { error: { details: { code: 'recall-without-recipients' } } },
    });
    await shipLot(customer, { lot });
    await send(staff, recallId);
    const refused = { body: { error: { details: { code: 'recall-sent' } } } };
    const token = await staff.token();
    const changed = { recallId, ...content([lot], 'Changed') };
    expect(await callFunction('saveRecall', changed, token)).toMatchObject(refused);
    expect(await callFunction('discardRecall', { recallId }, token)).toMatchObject(refused);
  });

  it("isn't sent if a colleague has changed the text since the preview", async () => {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const lot = newLot();
    await shipLot(customer, { lot });
    const recallId = await saveRecall(staff, [lot], 'Changed');
    const previewed = { recallId, ...content([lot]) };
    expect(await callFunction('sendRecall', previewed, await staff.token())).toMatchObject({
      body: { error: { details: { code: 'recall-changed' } } },
    });
    expect(await mailsTo(customer.email)).toEqual([]);
    const recall = (await database.doc(`recalls/${recallId}`).get()).data();
    expect(recall).toMatchObject({ state: 'draft' });
  });

  it('can be changed or discarded while it is a draft', async () => {
    const staff = await newStaff();
    const lot = newLot();
    const recallId = await saveRecall(staff, [lot]);
    const token = await staff.token();
    await callFunction('saveRecall', { recallId, ...content([lot], 'Changed') }, token);
    const saved = (await database.doc(`recalls/${recallId}`).get()).data();
    expect(saved).toMatchObject({ state: 'draft', subject: { en: 'Changed' } });
    await callFunction('discardRecall', { recallId }, token);
    expect((await database.doc(`recalls/${recallId}`).get()).exists).toBe(false);
    expect((await auditOf(staff)).map(({ what }) => what).sort()).toEqual([
      'discard-recall',
      'save-recall',
      'save-recall',
    ]);
  });

  it('previews the email in both languages', async () => {
    const staff = await newStaff();
    const preview = await callFunction('previewRecall', content(['A1']), await staff.token());
    expect(resultOf(preview)).toMatchObject({
      en: { subject: 'Stop using this lot', html: expect.stringContaining('Return every unit.') },
      es: {
        subject: 'Stop using this lot (español)',
        html: expect.stringContaining('Devuelva todas las unidades.'),
      },
    });
  });
});

describe('an acknowledgment', () => {
  async function sentRecall() {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const lot = newLot();
    const shipped = await shipLot(customer, { lot, quantity: 2 });
    const recallId = await saveRecall(staff, [lot]);
    await send(staff, recallId);
    const { text } = await mailTo(customer.email, 'Stop using this lot');
    return { staff, customer, lot, shipped, recallId, token: tokenIn(text) };
  }

  it('is recorded once, and repeating it keeps the first time', async () => {
    const { staff, customer, lot, shipped, recallId, token } = await sentRecall();
    const first = await acknowledge(token);
    expect(first).toMatchObject({ status: 200, body: { lots: [lot] } });
    expect(await acknowledge(token)).toEqual(first);
    await returnLot(customer, { ...shipped, lot, receivedQuantity: 1 });
    const delivered = await waitFor('the delivery', async () => {
      const { rows } = await rowsOf(staff, recallId);
      return rows[0]?.delivery === 'delivered' && rows;
    });
    expect(delivered).toMatchObject([
      {
        uid: customer.user.uid,
        quantity: 2,
        returned: 1,
        lots: [lot],
        acknowledgedAt: first.body.acknowledgedAt,
      },
    ]);
  });

  it('rejects unknown and malformed tokens', async () => {
    expect(await acknowledge('A'.repeat(43))).toMatchObject({
      status: 404,
      body: { code: 'recall-link-invalid' },
    });
    expect(await acknowledge('short')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it("doesn't accept a token's hash, and no document contains the token", async () => {
    const { recallId, customer, token } = await sentRecall();
    const hash = createHash('sha256').update(token).digest('hex');
    const consignee = await database
      .doc(`recalls/${recallId}/consignees/${customer.user.uid}`)
      .get();
    expect(consignee.get('tokenHashes')).toEqual([hash]);
    expect(await acknowledge(hash.slice(0, 43))).toMatchObject({ status: 404 });
    const { docs } = await database.collection('mail').where('to', '==', customer.email).get();
    for (const document of [consignee, ...docs]) {
      expect(JSON.stringify(document.data())).not.toContain(token);
    }
  });

  it('works with the links in both the original and the resent email', async () => {
    const { staff, customer, token } = await sentRecall();
    const [original] = (await database.collection('mail').where('to', '==', customer.email).get())
      .docs;
    const input = { mailId: original?.id, requestId: randomUUID() };
    await callFunction('resendMail', input, await staff.token());
    const resent = await waitFor('the copy', async () => {
      const mails = await mailsTo(customer.email);
      return mails.length === 2 && mails[0];
    });
    const second = tokenIn(resent.text);
    expect(second).not.toBe(token);
    expect(await acknowledge(token)).toMatchObject({ status: 200 });
    expect(await acknowledge(second)).toMatchObject({ status: 200 });
  });

  it('is rate-limited per network', async () => {
    const network = newNetwork();
    await countRequests('recall-acknowledgment', network, 60);
    const address = `${addressIn(network)}, ${hosting}`;
    expect(await acknowledge('A'.repeat(43), address)).toMatchObject({ status: 429 });
  });
});

describe('the CSV files', () => {
  async function download(staff: Person, path: string) {
    const response = await fetchShop(path, {
      headers: { authorization: `Bearer ${await staff.token()}` },
    });
    expect(response.status).toBe(200);
    const [header, ...rows] = (await response.text()).trim().split('\r\n').map(cellsOf);
    return rows.map((cells) =>
      Object.fromEntries(cells.map((cell, index) => [header?.[index], cell])),
    );
  }

  /** No cell in these files contains a comma. */
  const cellsOf = (line: string) => line.replace(/^\uFEFF/, '').split(',');

  it('contain the recipients and the effectiveness, and their download is audited', async () => {
    const [staff, customer] = await Promise.all([newStaff(), newPerson()]);
    const lot = newLot();
    await shipLot(customer, { lot, quantity: 2, name: 'Ana' });
    const query = lotRecipientsQuery({ sku, lots: [lot] });
    expect(await download(staff, `${apiPaths.staffRecallRecipientsCsv}?${query}`)).toMatchObject([
      { Consignee: 'Ana', Lot: csvCell(lot), City: 'Reno', Quantity: '2', Returned: '0' },
    ]);
    const recallId = await saveRecall(staff, [lot]);
    await send(staff, recallId);
    const path = `${apiPaths.staffRecallEffectivenessCsv}?recallId=${recallId}`;
    expect(await download(staff, path)).toMatchObject([
      { Consignee: 'Ana', Quantity: '2', 'Acknowledged (Pacific Time)': '' },
    ]);
    expect((await auditOf(staff)).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['export-lot-recipients', 'send-recall', 'export-recall']),
    );
  });
});
