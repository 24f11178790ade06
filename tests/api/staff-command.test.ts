import { doc, getDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { runScript } from '../deploy/run-script.ts';
import { newPerson, signInAs } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { nextSecond } from '../shop/next-second.ts';
import { newStaff } from '../shop/staff.ts';

const command = (...args: string[]) =>
  runScript(['functions/commands/staff.ts', ...args, '--local']);

const isMember = async (uid: string) => (await database.doc(`staff/${uid}`).get()).exists;

it("revokes the listed member's access even if someone else now has that email", async () => {
  const { email, user } = await newStaff();
  await adminAuth.updateUser(user.uid, { email: `moved-${email}` });
  const stranger = (await newPerson(email)).user.uid;
  const before = await adminAuth.getUser(stranger);

  const { code, output } = await command('revoke', email);
  expect(output).toContain(`${email} is no longer staff.`);
  expect(code).toBe(0);
  expect(await isMember(user.uid)).toBe(false);
  expect((await adminAuth.getUser(user.uid)).customClaims ?? {}).toEqual({});
  expect(await adminAuth.getUser(stranger)).toEqual(before);
});

it("revokes access by a member's current email", async () => {
  const { email, user } = await newStaff();
  await adminAuth.updateUser(user.uid, { email: `moved-${email}` });
  expect((await command('revoke', `moved-${email}`)).code).toBe(0);
  expect(await isMember(user.uid)).toBe(false);
});

it('revokes the access of a member whose Auth user was deleted in the console', async () => {
  const { email, user } = await newStaff();
  await adminAuth.deleteUser(user.uid);
  expect((await command('revoke', email)).code).toBe(0);
  expect(await isMember(user.uid)).toBe(false);
});

it('revokes no access if the email is ambiguous', async () => {
  const [one, other] = [await newStaff(), await newStaff()];
  const { email } = one;
  await database.doc(`staff/${other.user.uid}`).update({ email });
  const { code, output } = await command('revoke', email);
  expect(output).toContain(`Several staff members have the email ${email}.`);
  expect(code).toBe(1);
  for (const { user } of [one, other]) expect(await isMember(user.uid)).toBe(true);
});

it('ends database access from a lost phone immediately', async () => {
  const phone = await newStaff();
  const order = doc(phone.firestore, 'orders', 'none');
  expect((await getDoc(order)).exists()).toBe(false);
  await nextSecond();

  expect((await command('reset-second-factor', phone.email)).code).toBe(0);
  await expect(getDoc(order)).rejects.toMatchObject({ code: 'permission-denied' });
  expect((await database.doc(`staff/${phone.user.uid}`).get()).get('secondFactor')).toBe(false);
  const { firestore } = await signInAs(phone.email);
  expect((await getDoc(doc(firestore, 'orders', 'none'))).exists()).toBe(false);
});
