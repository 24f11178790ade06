import { randomUUID } from 'node:crypto';
import { apiPaths, complaintPdfPath } from '@dental-shop/domain/api/paths';
import type { StaffCall, StaffInput, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { maxComplaintsInPart } from '@dental-shop/domain/api/staff/complaints-csv';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import { complaintFixture } from '@dental-shop/domain/complaints/complaint-fixture';
import { Timestamp } from 'firebase-admin/firestore';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callFunction, fetchShop } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';

const awareAt = Timestamp.fromDate(new Date('2026-11-27T18:00:00Z'));

async function storeComplaint(changes: Partial<Complaint<Timestamp>> = {}): Promise<string> {
  const number = `test-${randomUUID()}`;
  const complaint = complaintFixture(awareAt, { number, uid: 'nobody', ...changes });
  await database.doc(`complaints/${number}`).set(complaint);
  onTestFinished(async () => {
    await database.doc(`complaints/${number}`).delete();
  });
  return number;
}

const read = async (complaintId: string) =>
  (await database.doc(`complaints/${complaintId}`).get()).data();

const call = async <Name extends StaffCall>(name: Name, staff: Person, input: StaffInput<Name>) =>
  callFunction(name, input, await staff.token());

const refusedWith = (code: string) => ({ body: { error: { details: { code } } } });

async function auditedChanges(complaintId: string) {
  const { docs } = await database.collection('audit').where('whom', '==', complaintId).get();
  return docs
    .map((each) => each.data())
    .sort((a, b) => a.when.toMillis() - b.when.toMillis())
    .map(({ who, what, before, after }) => ({ who, what, before, after }));
}

describe('the review of a complaint', () => {
  it('progresses from open to closed, with an audit entry without free text for each step', async () => {
    const staff = await newStaff();
    const complaintId = await storeComplaint();
    const texts = {
      investigation: 'Ana’s implant was within specification.',
      correction: 'Replaced Ana’s implant.',
      reply: 'We wrote to Ana.',
    };

    const updated = await call('updateComplaint', staff, { complaintId, urgent: true, ...texts });
    expect(updated.body).toEqual({ result: { complaintId, state: 'under-review' } });
    const dueOn = complaintDeadline(awareAt.toDate(), true, defaultTimeZone);
    expect(await read(complaintId)).toMatchObject({
      ...{ state: 'under-review', urgent: true, dueOn, ...texts },
    });

    const reason = 'The patient needed surgery.';
    const decided = await call('decideComplaint', staff, { complaintId, reportable: true, reason });
    expect(decided.body).toEqual({ result: { complaintId, state: 'decided' } });
    expect(await read(complaintId)).toMatchObject({
      state: 'decided',
      decision: { reportable: true, reason, decidedBy: staff.email },
    });

    const closed = await call('closeComplaint', staff, { complaintId });
    expect(closed.body).toEqual({ result: { complaintId, state: 'closed' } });
    expect(await read(complaintId)).toMatchObject({
      ...{ state: 'closed', ...texts, closedAt: expect.any(Timestamp) },
    });

    const changes = await auditedChanges(complaintId);
    expect(changes).toEqual([
      {
        ...{ who: staff.user.uid, what: 'update-complaint' },
        before: {
          ...{ state: 'open', urgent: false, dueOn: '2026-12-27' },
          ...{ investigationLength: 0, correctionLength: 0, replyLength: 0 },
        },
        after: {
          ...{ state: 'under-review', urgent: true, dueOn },
          investigationLength: texts.investigation.length,
          ...{ correctionLength: texts.correction.length, replyLength: texts.reply.length },
        },
      },
      {
        ...{ who: staff.user.uid, what: 'decide-complaint' },
        before: { state: 'under-review', reportable: null },
        after: { state: 'decided', reportable: true },
      },
      {
        ...{ who: staff.user.uid, what: 'close-complaint' },
        before: { state: 'decided' },
        after: { state: 'closed' },
      },
    ]);
    expect(JSON.stringify(changes)).not.toMatch(/Ana|patient/);
  });

  it('keeps the fields that an update omits', async () => {
    const staff = await newStaff();
    const complaintId = await storeComplaint();
    await call('updateComplaint', staff, { complaintId, urgent: true, correction: 'Replaced.' });
    await call('updateComplaint', staff, { complaintId, reply: 'We wrote.' });
    expect(await read(complaintId)).toMatchObject({
      ...{ urgent: true, correction: 'Replaced.', reply: 'We wrote.' },
    });
    await call('updateComplaint', staff, { complaintId, urgent: false });
    expect(await read(complaintId)).toMatchObject({ urgent: false, dueOn: '2026-12-27' });
  });

  it('changes and audits nothing if a request is repeated', async () => {
    const staff = await newStaff();
    const complaintId = await storeComplaint({ investigation: 'Not needed.' });
    const decision = { complaintId, reportable: false, reason: 'No injury.' };
    for (const _attempt of [1, 2]) await call('decideComplaint', staff, decision);
    const once = await read(complaintId);
    expect((await call('decideComplaint', staff, decision)).status).toBe(200);
    expect(await read(complaintId)).toEqual(once);
    for (const _attempt of [1, 2]) await call('closeComplaint', staff, { complaintId });
    expect((await auditedChanges(complaintId)).map(({ what }) => what)).toEqual([
      'decide-complaint',
      'close-complaint',
    ]);
  });

  it("accepts one of two staff members' simultaneous decisions", async () => {
    const complaintId = await storeComplaint();
    const both = await Promise.all([newStaff(), newStaff()]);
    const responses = await Promise.all(
      both.map((staff, index) =>
        call('decideComplaint', staff, { complaintId, reportable: index === 0, reason: 'Mine.' }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const rejected = responses.find(({ status }) => status !== 200);
    expect(rejected).toMatchObject(refusedWith('complaint-state'));
    const winner = both[responses.findIndex(({ status }) => status === 200)];
    expect((await read(complaintId))?.decision.decidedBy).toBe(winner?.email);
  });

  it('can be corrected, and a closed complaint can be reopened', async () => {
    const staff = await newStaff();
    const complaintId = await storeComplaint({ investigation: 'Not needed.' });
    const wrong = { reportable: false, reason: 'No injury.' };
    await call('decideComplaint', staff, { complaintId, ...wrong });
    await call('closeComplaint', staff, { complaintId });
    const reopening = { complaintId, reason: 'The patient needed surgery.' };
    for (const _attempt of [1, 2]) {
      const reopened = await call('reopenComplaint', staff, reopening);
      expect(reopened.body).toEqual({ result: { complaintId, state: 'decided' } });
    }

    const first = await read(complaintId);
    expect(first).toMatchObject({ state: 'decided', closedAt: null, decision: wrong });
    const right = { complaintId, reportable: true, reason: 'Surgery.' };
    expect(await call('decideComplaint', staff, right)).toMatchObject(
      refusedWith('complaint-state'),
    );
    const replaces = first?.decision.decidedAt.toDate().toISOString();
    expect((await call('decideComplaint', staff, { ...right, replaces })).status).toBe(200);
    // From a colleague whose page still shows the first decision.
    const late = { complaintId, reportable: false, reason: 'Mine.', replaces };
    expect(await call('decideComplaint', await newStaff(), late)).toMatchObject(
      refusedWith('complaint-state'),
    );
    expect(await read(complaintId)).toMatchObject({
      ...{ state: 'decided', dueOn: '2026-12-27', decision: { reportable: true } },
      earlierDecisions: [first?.decision],
      reopenings: [{ reason: reopening.reason, reopenedBy: staff.email }],
    });
    const changes = await auditedChanges(complaintId);
    expect(changes.map(({ what }) => what)).toEqual([
      ...['decide-complaint', 'close-complaint', 'reopen-complaint', 'decide-complaint'],
    ]);
    expect(changes.at(-1)).toMatchObject({
      before: { state: 'decided', reportable: false },
      after: { state: 'decided', reportable: true },
    });
    expect(JSON.stringify(changes)).not.toContain('urgery');
  });

  it("rejects steps that the complaint's state doesn't allow", async () => {
    const staff = await newStaff();
    const open = await storeComplaint();
    expect(await call('closeComplaint', staff, { complaintId: open })).toMatchObject(
      refusedWith('complaint-state'),
    );
    const closed = await storeComplaint({ state: 'closed', closedAt: awareAt });
    expect(
      await call('updateComplaint', staff, { complaintId: closed, reply: 'Late.' }),
    ).toMatchObject(refusedWith('complaint-state'));
    expect(await read(closed)).toMatchObject({ state: 'closed', reply: '' });
  });

  it('closes a complaint only once the investigation is recorded', async () => {
    const staff = await newStaff();
    const decision = { reportable: false, reason: 'Why', decidedAt: awareAt, decidedBy: 'eva' };
    const complaintId = await storeComplaint({
      state: 'decided',
      decision,
      correction: 'Replaced.',
    });
    expect(await call('closeComplaint', staff, { complaintId })).toMatchObject(
      refusedWith('complaint-not-investigated'),
    );
    expect(await read(complaintId)).toMatchObject({ state: 'decided', closedAt: null });
    await call('updateComplaint', staff, { complaintId, investigation: 'Not needed.' });
    expect((await call('closeComplaint', staff, { complaintId })).status).toBe(200);
  });

  it("rejects changes to a staff member's own complaint and to a nonexistent one", async () => {
    const staff = await newStaff();
    const own = await storeComplaint({ uid: staff.user.uid });
    const decision = { reportable: false, reason: 'Mine.' };
    expect(await call('decideComplaint', staff, { complaintId: own, ...decision })).toMatchObject(
      refusedWith('own-complaint'),
    );
    expect(await call('closeComplaint', staff, { complaintId: 'no-such' })).toMatchObject({
      status: 404,
    });
  });
});

describe('the count of overdue complaints', () => {
  const overdueCount = async (staff: Person) => {
    const { body } = await call('readWorkCounts', staff, {});
    return (body.result as StaffOutput<'readWorkCounts'>).overdueComplaints;
  };
  const decision = { reason: 'Why', decidedAt: awareAt, decidedBy: 'eva@example.com' };

  it('includes only complaints that still need a decision or a report', async () => {
    const staff = await newStaff();
    const before = await overdueCount(staff);
    const today = calendarDay(new Date(), defaultTimeZone);
    const dueOn = '2026-01-31';
    for (const changes of [
      { dueOn: today },
      { dueOn, state: 'decided', decision: { ...decision, reportable: false } },
      { dueOn, state: 'closed', decision: { ...decision, reportable: true } },
    ] as const) {
      await storeComplaint(changes);
    }
    expect(await overdueCount(staff)).toBe(before);
    await storeComplaint({ dueOn });
    await storeComplaint({ dueOn, state: 'under-review' });
    await storeComplaint({ dueOn, state: 'decided', decision: { ...decision, reportable: true } });
    expect(await overdueCount(staff)).toBe(before + 3);
  });
});

const download = async (path: string, staff: Person) =>
  fetchShop(path, { headers: { authorization: `Bearer ${await staff.token()}` } });

describe('the PDF of a complaint', () => {
  it('contains the record, and the download is audited', async () => {
    const staff = await newStaff();
    const complaintId = await storeComplaint();
    const response = await download(complaintPdfPath(complaintId), staff);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`complaint-${complaintId}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of ['I4510', 'Lot A1', 'Ana Muñoz', `Received November 27, 2026`]) {
      expect(text).toContain(words);
    }
    expect((await auditedChanges(complaintId)).map(({ what }) => what)).toEqual([
      'download-complaint',
    ]);
  });

  it.each(['no-such-complaint', '__x__', 'a%2Fb'])('responds with 404 to the ID %s', async (id) => {
    const path = apiPaths.staffComplaintPdf.replace(':complaintId', id);
    expect((await download(path, await newStaff())).status).toBe(404);
  });
});

describe('the export of complaints', () => {
  it('contains every complaint once, oldest first, and is audited', async () => {
    const staff = await newStaff();
    const later = Timestamp.fromMillis(awareAt.toMillis() + 1);
    const second = await storeComplaint({ awareAt: later });
    const first = await storeComplaint();
    const response = await download(apiPaths.staffComplaintsCsv, staff);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toContain('Complaint number,Received (Pacific Time),Due (Pacific Time)');
    const [one = '', other = ''] = [first, second].map((number) =>
      // A number that a spreadsheet would convert, such as 3MAY-2468, has an apostrophe.
      lines.find((line) => line.replace(/^'/, '').startsWith(number)),
    );
    expect(one).toContain(calendarDay(awareAt.toDate(), defaultTimeZone));
    expect(lines.indexOf(one)).toBeLessThan(lines.indexOf(other));
    const { docs } = await database.collection('audit').where('who', '==', staff.user.uid).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { what: 'export-complaints', exported: { count: expect.any(Number) } },
    ]);
    expect(lines.length).toBeLessThan(maxComplaintsInPart);
  });

  it('continues after the complaint specified in the query', async () => {
    const staff = await newStaff();
    const [first, second] = [await storeComplaint(), await storeComplaint()].sort();
    const part = await download(`${apiPaths.staffComplaintsCsv}?after=${first}`, staff);
    const text = await part.text();
    expect(text).not.toContain('Complaint number');
    expect(text).not.toContain(first);
    expect(text).toContain(second);
    const missing = await download(`${apiPaths.staffComplaintsCsv}?after=no-such`, staff);
    expect(await missing.json()).toMatchObject({ code: 'invalid-input', field: 'after' });
  });
});
