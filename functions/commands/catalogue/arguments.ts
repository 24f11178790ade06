import { readArguments } from '../command-line.ts';

const usage = `npm run catalogue -- export [FILE] [--yes]   write the shop's catalogue as a spreadsheet
npm run catalogue -- check FILE              report every error in a spreadsheet
npm run catalogue -- import FILE [--yes]     replace the shop's catalogue with it
  FILE    .xlsx or .csv, with the columns of the exported sheet; catalogue.xlsx if export names none
  --yes   replace without asking`;

const actions = ['export', 'check', 'import'] as const;
type Action = (typeof actions)[number];
const isAction = (text: string | undefined): text is Action =>
  actions.some((each) => each === text);

export interface CatalogueArguments {
  action: Action;
  file: string;
  yes: boolean;
}

export function readCatalogueArguments(args: string[]): CatalogueArguments {
  const options = { yes: { type: 'boolean', default: false } } as const;
  return readArguments(args, { usage, options }, ({ values, positionals }) => {
    const [action, fileGiven, ...rest] = positionals;
    if (!isAction(action))
      throw new Error(action ? `Unknown command: '${action}'.` : 'Specify a command.');
    const file = fileGiven ?? (action === 'export' ? 'catalogue.xlsx' : undefined);
    if (!file) throw new Error('Specify a spreadsheet file.');
    if (rest.length > 0)
      throw new Error(`One spreadsheet at a time. Unexpected: '${rest.join(' ')}'.`);
    if (values.yes && action === 'check')
      throw new Error('--yes works only with export and import.');
    return { action, file, yes: values.yes };
  });
}
