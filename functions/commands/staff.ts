import { createInterface } from 'node:readline/promises';
import { readArguments } from './staff/arguments.ts';
import { connectToProject } from './staff/connect-to-project.ts';
import {
  factsOf,
  findAccount,
  findMember,
  grantStaff,
  listStaff,
  resetSecondFactor,
  revokeStaff,
} from './staff/staff-actions.ts';

/** Makes accounts staff, takes that back, or lists who is. */
async function run(): Promise<void> {
  const { action, email, admin, yes, projectId, local } = readArguments(process.argv.slice(2));
  const { place, ...accounts } = await connectToProject({ projectId, local });
  console.log(`Accounts of ${place}.`);
  if (action === 'list') {
    const members = await listStaff(accounts);
    console.log(members.length === 0 ? 'Nobody is staff.' : members.join('\n'));
    return;
  }
  if (action === 'reset-second-factor') {
    console.log(await resetSecondFactor(accounts, await findMember(accounts, email)));
  } else if (action === 'revoke') {
    console.log(await revokeStaff(accounts, await findMember(accounts, email)));
  } else {
    const account = await findAccount(accounts, email);
    console.log((await factsOf(accounts, account)).join('\n'));
    if (!yes && !(await isConfirmed())) throw new Error('Nothing was changed.');
    console.log(await grantStaff(accounts, account, admin));
  }
}

/** Whoever grants looks at the account first: a stranger may have made it with that address. */
async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new Error('Nobody can be asked here: look at the account, then add --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question('Make this account staff? (yes/no) ')).trim());
  } finally {
    terminal.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
