import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { type StaffCall, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, call, callFunction, fetchShop } from '../shop/api.ts';
import { backdatedToken, tokenWithClaims } from '../shop/backdated-token.ts';
import { newPerson, type Person, signIn, signInAs } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { nextSecond } from '../shop/next-second.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';

const minute = 60;
const hour = 60 * minute;

const overview = (token: string) => callFunction('readOverview', { days: 7 }, token);

function errorOf({ status, body }: ApiResponse): unknown[] {
  const { error, code } = body as { error?: { details?: { code?: unknown } }; code?: unknown };
  return [status, code ?? error?.details?.code];
}

const csv = (token: string) =>
  call(apiPaths.staffOrdersCsv, {
    method: 'POST',
    token,
    body: { from: '2020-01-01', to: '2020-01-01' },
  });
const sheet = (token: string) => call(apiPaths.staffCatalogueXlsx, { token });

describe('a staff member', () => {
  it('needs a verified email', async () => {
    const staff = await newStaff();
    const unverifiedToken = await tokenWithClaims(staff, { email_verified: false });
    expect(errorOf(await overview(unverifiedToken))).toEqual([403, 'email-not-verified']);
    await adminAuth.updateUser(staff.user.uid, { emailVerified: false });
    expect(errorOf(await overview(await staff.token()))).toEqual([403, 'email-not-verified']);
    expect(errorOf(await csv(await staff.token()))).toEqual([403, 'email-not-verified']);
  });

  it('has to sign in again after twelve hours', async () => {
    const staff = await newStaff();
    expect((await overview(await backdatedToken(staff, 11 * hour))).status).toBe(200);
    const answer = await overview(await backdatedToken(staff, 12 * hour));
    expect(errorOf(answer)).toEqual([401, 'staff-session-ended']);
  });

  it('is rejected without MFA if MFA is required', async () => {
    const staff = await newStaff();
    await database.doc(`staff/${staff.user.uid}`).update({ secondFactor: true });
    const answer = await overview(await staff.token());
    expect(errorOf(answer)).toEqual([403, 'second-factor-required']);
    const firebase = { sign_in_provider: 'password', identities: {} };
    const given = { firebase: { ...firebase, sign_in_second_factor: 'totp' } };
    expect((await overview(await tokenWithClaims(staff, given))).status).toBe(200);
  });
});

describe('a recent sign-in', () => {
  const inputs: Partial<Record<StaffCall, unknown>> = {
    changeProducts: {
      ...{ version: 999_999, effectiveOn: null, source: 'edit' },
      changes: [{ sku: 'I4510', hidden: true }],
    },
    inviteStaff: { email: 'nobody@example.com', language: 'en' },
    refundOrder: { orderId: 'none', reason: 'Wrong size', requestId: randomUUID() },
    sendRecall: {
      ...{ recallId: 'none', sku: 'I4510', lots: ['A1'] },
      subject: { en: 'Recall', es: 'Retiro' },
      message: { en: 'Return it.', es: 'Devuélvalo.' },
    },
    setStaff: { email: 'nobody@example.com', staff: true },
    settleReturn: { rmaNumber: 'none' },
    undoCatalogueChange: { changeId: 'none', version: 999_999 },
    updateOfficeSettings: officeSettings.parse({}),
    updateCustomer: { uid: 'nobody', name: 'Ana', reason: 'Misspelled' },
  };
  const needing = Object.entries(staffCalls).flatMap(([name, contract]) =>
    'needsRecentSignIn' in contract ? [name as StaffCall] : [],
  );
  const download = (path: string) => (token: string) => call(path, { token });
  const downloads = {
    'orders.csv': csv,
    'catalogue.xlsx': sheet,
    'complaints.csv': download(apiPaths.staffComplaintsCsv),
    'the recipients of a lot': download(`${apiPaths.staffRecallRecipientsCsv}?sku=I4510&lots=A1`),
    'the effectiveness of a recall': download(
      `${apiPaths.staffRecallEffectivenessCsv}?recallId=r1`,
    ),
  };

  it('is required for refunds, recalls, settings, and changes to accounts and staff', () => {
    expect(needing.sort()).toEqual(Object.keys(inputs).sort());
  });

  it.each(needing)('is required for %s', async (name) => {
    const staff = await newStaff();
    const attempt = async (age: number) =>
      errorOf(await callFunction(name, inputs[name], await backdatedToken(staff, age)));
    expect(await attempt(6 * minute)).toEqual([403, 'recent-sign-in-required']);
    expect(await attempt(4 * minute)).not.toContain('recent-sign-in-required');
  });

  it.each(Object.entries(downloads))('is required for %s', async (_name, download) => {
    const staff = await newStaff();
    const answer = await download(await backdatedToken(staff, 6 * minute));
    expect(errorOf(answer)).toEqual([403, 'recent-sign-in-required']);
  });
});

describe('signing out', () => {
  // Sign-out must work even if App Check rejects the browser.
  const signOut = (token: string) =>
    call(apiPaths.signOut, { method: 'POST', token, appCheck: {} });

  it("revokes only the caller's own tokens", async () => {
    const [staff, other] = [await newStaff(), await newStaff()];
    const body = { uid: other.user.uid };
    const token = await staff.token();
    await nextSecond();
    const answer = await call(apiPaths.signOut, { method: 'POST', token, body, appCheck: {} });
    expect(answer.status).toBe(200);
    expect(errorOf(await overview(token))).toEqual([401, 'sign-in-required']);
    expect((await overview(await other.token())).status).toBe(200);
  });

  it("ends a staff member's access to the functions and the database on all devices", async () => {
    const staff = await newStaff();
    const otherDevice = await signInAs(staff.email);
    const stolen = await otherDevice.token();
    const order = doc(staff.firestore, 'orders', 'none');
    expect((await getDoc(order)).exists()).toBe(false);
    await nextSecond();

    expect((await signOut(await staff.token())).status).toBe(200);
    expect(errorOf(await overview(stolen))).toEqual([401, 'sign-in-required']);
    await expect(getDoc(order)).rejects.toMatchObject({ code: 'permission-denied' });
    // Unlike in production, the emulator refreshes a revoked token. The shop rejects the new token
    // too.
    const renewed = await otherDevice.token(true);
    expect(errorOf(await overview(renewed))).toEqual([401, 'sign-in-required']);

    const again = await signInAs(staff.email);
    expect((await overview(await again.token())).status).toBe(200);
  });

  it("keeps a customer's other devices signed in", async () => {
    const customer = await newPerson();
    const otherDevice = await signInAs(customer.email);
    await nextSecond();
    expect((await signOut(await customer.token())).status).toBe(200);
    const answer = await call(apiPaths.checkApproval, { token: await otherDevice.token(true) });
    expect(answer.status).toBe(200);
  });

  it("clears the browser's cache but not its storage", async () => {
    const response = await fetchShop(apiPaths.signOut, { method: 'POST' });
    expect(response.status).toBe(401);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
  });
});

describe('an old staff token', () => {
  const readOrder = (person: Person) => getDoc(doc(person.firestore, 'orders', 'none'));
  const denied = { code: 'permission-denied' };

  it('stays invalid after access is revoked and granted again', async () => {
    const [admin, staff] = [await newStaff({ admin: true }), await newStaff()];
    const setStaff = async (wanted: boolean) =>
      callFunction('setStaff', { email: staff.email, staff: wanted }, await admin.token());
    await readOrder(staff);
    await nextSecond();
    expect((await setStaff(false)).status).toBe(200);
    await expect(readOrder(staff)).rejects.toMatchObject(denied);
    expect((await setStaff(true)).status).toBe(200);
    await expect(readOrder(staff)).rejects.toMatchObject(denied);
    await readOrder(await signInAs(staff.email));
  });

  it('stays valid after a role change', async () => {
    const [admin, staff] = [await newStaff({ admin: true }), await newStaff()];
    const promote = { email: staff.email, staff: true, admin: true };
    expect((await callFunction('setStaff', promote, await admin.token())).status).toBe(200);
    await readOrder(staff);
  });

  it.each([
    ['their password has changed', { password: randomUUID() }],
    ['their account is disabled', { disabled: true }],
  ])('loses database access once the sweep sees that %s', async (_change, change) => {
    const staff = await newStaff();
    await readOrder(staff);
    await nextSecond();
    await adminAuth.updateUser(staff.user.uid, change);
    await runSchedule('sweepClaims');
    await expect(readOrder(staff)).rejects.toMatchObject(denied);

    await adminAuth.updateUser(staff.user.uid, { disabled: false, password: demoPassword });
    await nextSecond();
    await readOrder(await signInAs(staff.email));
  });
});

it('the demo staff account is verified', async () => {
  const { user } = await signIn('staff');
  expect((await user.getIdTokenResult()).claims.email_verified).toBe(true);
});
