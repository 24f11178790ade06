import { readArguments } from './staff/arguments.ts';
import { grantStaff, listStaff, revokeStaff } from './staff/staff-actions.ts';
import { connectToProject } from './staff/target.ts';

/** Makes accounts staff, takes that back, or lists who is. */
async function run(): Promise<void> {
  const { action, email, admin, projectId, local } = readArguments(process.argv.slice(2));
  const { place, ...accounts } = await connectToProject({ projectId, local });
  console.log(`Accounts of ${place}.`);
  if (action === 'list') {
    const members = await listStaff(accounts);
    console.log(members.length === 0 ? 'Nobody is staff.' : members.join('\n'));
  } else if (action === 'grant') {
    console.log(await grantStaff(accounts, email, admin));
  } else {
    console.log(await revokeStaff(accounts, email));
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
