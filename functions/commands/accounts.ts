import { accountContent } from '../src/privacy/export-account.ts';
import { requestDeletion } from '../src/privacy/request-deletion.ts';
import { readAccountsArguments } from './accounts/accounts-arguments.ts';
import { runCommand } from './command-line.ts';
import { connectToProject } from './staff/connect-to-project.ts';
import { findAccount } from './staff/staff-actions.ts';

/** For customers who can't sign in. First verify that they own the account. */
async function run(): Promise<void> {
  const { action, email, projectId, local } = readAccountsArguments(process.argv.slice(2));
  const { target, ...accounts } = await connectToProject({ projectId, local });
  const { uid } = await findAccount(accounts, email);
  if (action === 'export') {
    console.log(JSON.stringify(await accountContent(accounts, uid), null, 2));
    console.error(`From ${target}. Saved cards are only in Stripe.`);
    return;
  }
  await requestDeletion(accounts, uid, 'office');
  console.log(`The account ${email} in ${target} is closed and will be deleted by the next sweep.`);
}

await runCommand(run);
