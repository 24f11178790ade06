import { parseWithUsage } from '../command-line.ts';

const usage = `npm run catalogue -- export [FILE] [--yes]   write the shop's catalogue as a spreadsheet
npm run catalogue -- check FILE              report every error in a spreadsheet
npm run catalogue -- import FILE [--yes]     replace the shop's catalogue with it
npm run catalogue -- fold [--yes]            add the changes made by staff to the shop's catalogue
  FILE          .xlsx or .csv, with the columns of the exported sheet; catalogue.xlsx if export names none
  --yes         replace without asking
  --project ID  with fold: the Firebase project; by default GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT
  --local       with fold: the shop that runs on this machine`;

const actions = ['export', 'check', 'import'] as const;
type Action = (typeof actions)[number];
const isAction = (text: string | undefined): text is Action =>
  actions.some((each) => each === text);

export type CatalogueArguments =
  | { action: Action; file: string; yes: boolean }
  | { action: 'fold'; projectId: string | undefined; local: boolean; yes: boolean };

export function readCatalogueArguments(args: string[]): CatalogueArguments {
  const options = {
    yes: { type: 'boolean', default: false },
    project: { type: 'string' },
    local: { type: 'boolean', default: false },
  } as const;
  return parseWithUsage(args, { usage, options }, ({ values, positionals }) => {
    const { yes, project: projectId, local } = values;
    const [action, fileGiven, ...rest] = positionals;
    if (action === 'fold') {
      if (fileGiven !== undefined)
        throw new Error(`fold takes no file. Unexpected: '${fileGiven}'.`);
      return { action, projectId, local, yes };
    }
    if (!isAction(action))
      throw new Error(action ? `Unknown command: '${action}'.` : 'Specify a command.');
    if (projectId !== undefined || local) {
      throw new Error('--project and --local work only with fold.');
    }
    const file = fileGiven ?? (action === 'export' ? 'catalogue.xlsx' : undefined);
    if (!file) throw new Error('Specify a spreadsheet file.');
    if (rest.length > 0)
      throw new Error(`One spreadsheet at a time. Unexpected: '${rest.join(' ')}'.`);
    if (yes && action === 'check')
      throw new Error('--yes works only with export, import, and fold.');
    return { action, file, yes };
  });
}
