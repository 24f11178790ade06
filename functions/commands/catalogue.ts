import type { SheetDifference } from '@dental-shop/domain/catalogue/sheet/sheet-difference';
import { readCatalogueChanges } from '../src/platform/firestore/catalogue-changes.ts';
import {
  type CatalogueArguments,
  readCatalogueArguments,
} from './catalogue/catalogue-arguments.ts';
import { checkSheet } from './catalogue/check-sheet.ts';
import { describeDifference } from './catalogue/describe-difference.ts';
import { foldChanges } from './catalogue/fold-changes.ts';
import {
  catalogueDirectory,
  readCurrentRows,
  readFolded,
  writeFolded,
  writeRows,
} from './catalogue/shop-catalogue.ts';
import { writeSheet } from './catalogue/write-sheet.ts';
import { confirm, runCommand } from './command-line.ts';
import { connectToProject } from './staff/connect-to-project.ts';

const confirmationHint = 'Nothing was written. Add --yes, or run this in a terminal.';

type Arguments<Action> = Extract<CatalogueArguments, { action: Action }>;

function printDifference(difference: SheetDifference): boolean {
  const changes = describeDifference(difference);
  if (changes.length > 0) {
    console.log(["\nChanges from the shop's catalogue:", ...changes].join('\n'));
  }
  return changes.length > 0;
}

async function isConfirmed(yes: boolean): Promise<boolean> {
  if (yes || (await confirm("Replace the shop's catalogue?", confirmationHint))) return true;
  console.log('Nothing was written.');
  return false;
}

const howToPublish = 'Wrote domain/src/catalogue/catalogue.json. Build and deploy to publish it.';

async function fold({ projectId, local, yes }: Arguments<'fold'>): Promise<void> {
  const { target, firestore } = await connectToProject({ projectId, local });
  console.log(`Using ${target}.`);
  const recorded = await readCatalogueChanges(firestore);
  const rows = await readCurrentRows(catalogueDirectory);
  const before = await readFolded(catalogueDirectory);
  const { folded, ...result } = foldChanges(rows, recorded, before, Date.now());
  const hasDifference = printDifference(result.difference);
  if (!hasDifference) {
    console.log('The catalogue already has all prices and hidden items that are in effect.');
    if (!result.hasNews) return;
  }
  if (hasDifference && !(await isConfirmed(yes))) return;
  // In this order: if the second write fails, the changes are applied twice, which has no effect.
  await writeRows(catalogueDirectory, result.rows);
  await writeFolded(catalogueDirectory, folded);
  console.log(howToPublish);
}

async function checkOrImport({
  action,
  file,
  yes,
}: Arguments<'export' | 'check' | 'import'>): Promise<void> {
  const { rows, warnings, spanishProblem, difference } = await checkSheet(file, catalogueDirectory);
  console.log(`${file}: ${rows.length} rows, no errors.`);
  if (warnings.length > 0) console.log(['\nWarnings:', ...warnings].join('\n'));
  if (spanishProblem !== undefined) {
    console.log(`\nThe shop won't build until the Spanish translation matches:\n${spanishProblem}`);
    console.log('Edit domain/src/catalogue/spanish.json and spanish-groups.json.');
  }
  if (!printDifference(difference)) {
    console.log("\nIt matches the shop's catalogue.");
    return;
  }
  if (action === 'check' || !(await isConfirmed(yes))) return;
  await writeRows(catalogueDirectory, rows);
  console.log(howToPublish);
  console.log('Prices that staff have changed apply until they are folded: see docs/catalogue.md.');
}

async function run(): Promise<void> {
  const given = readCatalogueArguments(process.argv.slice(2));
  if (given.action === 'fold') return fold(given);
  if (given.action !== 'export') return checkOrImport(given);
  const { file, yes } = given;
  const current = await readCurrentRows(catalogueDirectory);
  await writeSheet(file, current, { replace: yes });
  console.log(`${file}: ${current.length} rows written.`);
}

await runCommand(run);
