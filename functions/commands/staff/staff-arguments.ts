import { parseWithUsage } from '../command-line.ts';

const usage = `npm run staff -- grant EMAIL    make an account staff
npm run staff -- revoke EMAIL   remove an account from staff
npm run staff -- list           list staff members
npm run staff -- reset-second-factor EMAIL
                                remove the second factor of a lost phone
  --admin        with grant: let them manage staff access
  --yes          with grant: skip the confirmation
  --project ID   the Firebase project; by default GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT
  --local        the shop that runs on this machine`;

interface Options {
  projectId: string | undefined;
  local: boolean;
  admin: boolean;
  yes: boolean;
}

export type StaffArguments = Options &
  (
    | { action: 'list'; email?: never }
    | { action: 'grant' | 'revoke' | 'reset-second-factor'; email: string }
  );

export function readStaffArguments(args: string[]): StaffArguments {
  const known = {
    project: { type: 'string' },
    local: { type: 'boolean', default: false },
    admin: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  } as const;
  return parseWithUsage(args, { usage, options: known }, ({ values, positionals }) => {
    const [action, email, ...rest] = positionals;
    if (rest.length > 0) throw new Error(`One account at a time. Unexpected: '${rest.join(' ')}'.`);
    const { project: projectId, local, admin, yes } = values;
    const options = { projectId, local, admin, yes };
    if (admin && action !== 'grant') throw new Error('--admin works only with grant.');
    if (yes && action !== 'grant') throw new Error('--yes works only with grant.');
    if (action === 'list' && email === undefined) return { ...options, action };
    if (action !== 'grant' && action !== 'revoke' && action !== 'reset-second-factor') {
      throw new Error(
        action ? `Unknown command: '${positionals.join(' ')}'.` : 'Specify a command.',
      );
    }
    if (!email) throw new Error('Specify an email address.');
    return { ...options, action, email };
  });
}
