import { parseArgs } from 'node:util';

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

/** Throws an Error whose message says what is wrong and how the command is used. */
export function readArguments(given: string[]): AccountsArguments {
  try {
    return parse(given);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason}\n\n${usage}`, { cause });
  }
}

function parse(given: string[]): AccountsArguments {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { project: { type: 'string' }, local: { type: 'boolean', default: false } },
  });
  const [action, email, ...rest] = positionals;
  if (action !== 'export' && action !== 'delete') {
    throw new Error(action ? `Unknown: '${action}'.` : 'Say what to do.');
  }
  if (!email) throw new Error('Say whose account: an email address is missing.');
  if (rest.length > 0) throw new Error(`One account at a time: what is '${rest.join(' ')}'?`);
  return { action, email, projectId: values.project, local: values.local };
}
