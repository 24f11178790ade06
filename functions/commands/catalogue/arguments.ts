import { parseArgs } from 'node:util';

const usage = `npm run catalogue -- check FILE            tell what is wrong with a spreadsheet
npm run catalogue -- import FILE [--yes]   put it in the place of the shop's catalogue
  FILE    .xlsx or .csv, with the columns of the sheet that staff download
  --yes   write without asking`;

export interface CatalogueArguments {
  action: 'check' | 'import';
  file: string;
  yes: boolean;
}

/** Throws an Error whose message says what is wrong and how the command is used. */
export function readArguments(given: string[]): CatalogueArguments {
  try {
    return parse(given);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason}\n\n${usage}`, { cause });
  }
}

function parse(given: string[]): CatalogueArguments {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [action, file, ...rest] = positionals;
  if (action !== 'check' && action !== 'import') {
    throw new Error(action ? `Unknown: '${action}'.` : 'Say what to do.');
  }
  if (!file) throw new Error('Say which spreadsheet: a file is missing.');
  if (rest.length > 0) throw new Error(`One spreadsheet at a time: what is '${rest.join(' ')}'?`);
  if (values.yes && action === 'check') throw new Error('--yes goes with import alone.');
  return { action, file, yes: values.yes };
}
