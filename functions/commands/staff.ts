import { readArguments } from './staff/arguments.ts';
import { grantStaff, listStaff, revokeStaff } from './staff/staff-claim.ts';
import { connectToAccounts } from './staff/target.ts';

/** Gives accounts the claim `staff`, takes it away, or lists who has it. */
async function run(): Promise<void> {
  const { action, email, projectId, local } = readArguments(process.argv.slice(2));
  const { auth, place } = await connectToAccounts({ projectId, local });
  console.log(`Accounts of ${place}.`);
  if (action === 'list') {
    const emails = await listStaff(auth);
    console.log(emails.length === 0 ? 'Nobody is staff.' : emails.join('\n'));
  } else if (action === 'grant') {
    console.log(await grantStaff(auth, email));
  } else {
    console.log(await revokeStaff(auth, email));
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
