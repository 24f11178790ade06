import { readArguments } from '../command-line.ts';

const usage = `npm run staff -- grant EMAIL    make an account staff
npm run staff -- revoke EMAIL   take that back
npm run staff -- list           show who is staff
npm run staff -- reset-second-factor EMAIL
                                forget a lost phone
  --admin        with grant: they may also say who else is staff
  --yes          with grant: do not ask whether the account is the right one
  --project ID   the Firebase project; else GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT names it
  --local        the accounts of the shop that runs on this machine`;

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
  return readArguments(args, { usage, options: known }, ({ values, positionals }) => {
    const [action, email, ...rest] = positionals;
    if (rest.length > 0) throw new Error(`One account at a time: what is '${rest.join(' ')}'?`);
    const { project: projectId, local, admin, yes } = values;
    const options = { projectId, local, admin, yes };
    if (admin && action !== 'grant') throw new Error('--admin goes with grant alone.');
    if (yes && action !== 'grant') throw new Error('--yes goes with grant alone.');
    if (action === 'list' && email === undefined) return { ...options, action };
    if (action !== 'grant' && action !== 'revoke' && action !== 'reset-second-factor') {
      throw new Error(action ? `Unknown: '${positionals.join(' ')}'.` : 'Say what to do.');
    }
    if (!email) throw new Error('Say whose account: an email address is missing.');
    return { ...options, action, email };
  });
}
