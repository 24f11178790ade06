import { decide, register } from './api.ts';
import { newPerson, type Person, signIn } from './customer.ts';
import { waitFor } from './wait-for.ts';

export async function waitForApprovedClaim(person: Person, approved: boolean, limit?: number) {
  await waitFor(
    `the claim approved to be ${approved}`,
    async () => {
      const { claims } = await person.user.getIdTokenResult(true);
      return (claims.approved === true) === approved;
    },
    limit,
  );
}

/** Registers a dentist and has staff approve the account. */
export async function approvedCustomer(): Promise<Person> {
  const person = await newPerson();
  const registered = await register(person);
  if (registered.status !== 201) throw new Error(`Registration: ${JSON.stringify(registered)}`);
  const staff = await signIn('staff');
  const decided = await decide(staff, { uid: person.user.uid, decision: 'approve' });
  if (decided.status !== 200) throw new Error(`Approval: ${JSON.stringify(decided)}`);
  await waitForApprovedClaim(person, true);
  return person;
}
