import { readArguments } from '../command-line.ts';

const usage = `npm run accounts -- export EMAIL   print all that is kept of an account, as JSON
npm run accounts -- delete EMAIL   delete an account, as its owner can do themselves
  --project ID   the Firebase project; else GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT names it
  --local        the accounts of the shop that runs on this machine`;

interface AccountsArguments {
  action: 'export' | 'delete';
  email: string;
  projectId: string | undefined;
  local: boolean;
}

export function readAccountsArguments(args: string[]): AccountsArguments {
  const options = {
    project: { type: 'string' },
    local: { type: 'boolean', default: false },
  } as const;
  return readArguments(args, { usage, options }, ({ values, positionals }) => {
    const [action, email, ...rest] = positionals;
    if (action !== 'export' && action !== 'delete') {
      throw new Error(action ? `Unknown: '${action}'.` : 'Say what to do.');
    }
    if (!email) throw new Error('Say whose account: an email address is missing.');
    if (rest.length > 0) throw new Error(`One account at a time: what is '${rest.join(' ')}'?`);
    return { action, email, projectId: values.project, local: values.local };
  });
}
