import { readArguments } from '../command-line.ts';

const usage = `npm run catalogue -- check FILE            tell what is wrong with a spreadsheet
npm run catalogue -- import FILE [--yes]   put it in the place of the shop's catalogue
  FILE    .xlsx or .csv, with the columns of the sheet that staff download
  --yes   write without asking`;

export interface CatalogueArguments {
  action: 'check' | 'import';
  file: string;
  yes: boolean;
}

export function readCatalogueArguments(args: string[]): CatalogueArguments {
  const options = { yes: { type: 'boolean', default: false } } as const;
  return readArguments(args, { usage, options }, ({ values, positionals }) => {
    const [action, file, ...rest] = positionals;
    if (action !== 'check' && action !== 'import') {
      throw new Error(action ? `Unknown: '${action}'.` : 'Say what to do.');
    }
    if (!file) throw new Error('Say which spreadsheet: a file is missing.');
    if (rest.length > 0) throw new Error(`One spreadsheet at a time: what is '${rest.join(' ')}'?`);
    if (values.yes && action === 'check') throw new Error('--yes goes with import alone.');
    return { action, file, yes: values.yes };
  });
}
