import { parseWithUsage } from '../command-line.ts';

const usage = `npm run accounts -- export EMAIL   print all of an account's data as JSON
npm run accounts -- delete EMAIL   delete an account, as its owner could
  --project ID   the Firebase project; by default GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT
  --local        the shop that runs on this machine`;

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
  return parseWithUsage(args, { usage, options }, ({ values, positionals }) => {
    const [action, email, ...rest] = positionals;
    if (action !== 'export' && action !== 'delete') {
      throw new Error(action ? `Unknown command: '${action}'.` : 'Specify a command.');
    }
    if (!email) throw new Error('Specify an email address.');
    if (rest.length > 0) throw new Error(`One account at a time. Unexpected: '${rest.join(' ')}'.`);
    return { action, email, projectId: values.project, local: values.local };
  });
}
