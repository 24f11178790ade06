import { apiPaths } from '@dental-shop/domain/api/paths';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { newPerson, signInAs } from '../shop/customer.ts';
import { mailTo } from '../shop/inbox.ts';
import { nextSecond } from '../shop/next-second.ts';

const approvalFor = (token: string) => call(apiPaths.checkApproval, { token });

it('ends all other sessions and notifies the owner after a password change', async () => {
  const person = await newPerson();
  const other = await (await signInAs(person.email)).token();
  expect((await approvalFor(other)).status).toBe(200);
  await nextSecond();

  // The account page makes the same calls.
  const { user, email } = person;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, demoPassword));
  await updatePassword(user, 'another password');
  const token = await person.token();
  expect((await approvalFor(token)).status).toBe(200);
  expect(await approvalFor(other)).toMatchObject({ status: 401 });

  const notify = () =>
    call(apiPaths.passwordNotice, { method: 'POST', token, body: { language: 'es' } });
  expect(await notify()).toEqual({ status: 200, body: { success: true } });
  await mailTo(email, 'Se cambió su contraseña');
  for (let count = 0; count < 4; count += 1) expect((await notify()).status).toBe(200);
  expect((await notify()).status).toBe(429);
});
