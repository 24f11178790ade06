import { parseArgs } from 'node:util';

const usage = `npm run staff -- grant EMAIL    make an account staff
npm run staff -- revoke EMAIL   take that back
npm run staff -- list           show who is staff
npm run staff -- reset-second-factor EMAIL
                                forget a lost phone
  --admin        with grant: they may also say who else is staff
  --yes          with grant: do not ask whether the account is the right one
  --project ID   the Firebase project; else GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT names it
  --local        the accounts of the shop that runs on this machine`;

interface Target {
  projectId: string | undefined;
  local: boolean;
}

export type StaffArguments = Target &
  (
    | { action: 'list'; email?: never; admin: false; yes: false }
    | { action: 'revoke' | 'reset-second-factor'; email: string; admin: false; yes: false }
    | { action: 'grant'; email: string; admin: boolean; yes: boolean }
  );

/** Throws an Error whose message says what is wrong and how the command is used. */
export function readArguments(given: string[]): StaffArguments {
  try {
    return parse(given);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason}\n\n${usage}`, { cause });
  }
}

function parse(given: string[]): StaffArguments {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      local: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [action, email, ...rest] = positionals;
  const target = { projectId: values.project, local: values.local };
  if (rest.length > 0) throw new Error(`One account at a time: what is '${rest.join(' ')}'?`);
  const { admin, yes } = values;
  if (admin && action !== 'grant') throw new Error('--admin goes with grant alone.');
  if (yes && action !== 'grant') throw new Error('--yes goes with grant alone.');
  const plain = { ...target, admin: false, yes: false } as const;
  if (action === 'list' && email === undefined) return { ...plain, action };
  if (action !== 'grant' && action !== 'revoke' && action !== 'reset-second-factor') {
    throw new Error(action ? `Unknown: '${positionals.join(' ')}'.` : 'Say what to do.');
  }
  if (!email) throw new Error('Say whose account: an email address is missing.');
  return action === 'grant'
    ? { ...target, action, email, admin, yes }
    : { ...plain, action, email };
}
