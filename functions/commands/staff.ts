import { confirm, runCommand } from './command-line.ts';
import { connectToProject } from './staff/connect-to-project.ts';
import {
  describeFacts,
  findAccount,
  findMember,
  grantStaff,
  listStaff,
  resetSecondFactor,
  revokeStaff,
} from './staff/staff-actions.ts';
import { readStaffArguments } from './staff/staff-arguments.ts';

const confirmationHint = "Can't ask for confirmation here. Check the account, then add --yes.";

async function run(): Promise<void> {
  const { action, email, admin, yes, projectId, local } = readStaffArguments(process.argv.slice(2));
  const { target, ...accounts } = await connectToProject({ projectId, local });
  console.log(`Using ${target}.`);
  if (action === 'list') {
    const members = await listStaff(accounts);
    console.log(members.length === 0 ? 'There are no staff members.' : members.join('\n'));
    return;
  }
  if (action === 'reset-second-factor') {
    console.log(await resetSecondFactor(accounts, await findMember(accounts, email)));
  } else if (action === 'revoke') {
    console.log(await revokeStaff(accounts, await findMember(accounts, email)));
  } else {
    const account = await findAccount(accounts, email);
    console.log((await describeFacts(accounts, account)).join('\n'));
    // A stranger may have created an account with that address.
    const isConfirmed = yes || (await confirm('Make this account staff?', confirmationHint));
    if (!isConfirmed) throw new Error('Nothing was changed.');
    console.log(await grantStaff(accounts, account, admin));
  }
}

await runCommand(run);
