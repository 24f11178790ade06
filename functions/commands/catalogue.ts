import { readCatalogueArguments } from './catalogue/arguments.ts';
import { checkSheet } from './catalogue/check-sheet.ts';
import { describeDifference } from './catalogue/describe-difference.ts';
import { catalogueDirectory, readCurrentRows, writeRows } from './catalogue/shop-catalogue.ts';
import { writeSheet } from './catalogue/write-sheet.ts';
import { confirm, runCommand } from './command-line.ts';

const confirmationHint = 'Nothing was written. Add --yes, or run this in a terminal.';

async function run(): Promise<void> {
  const { action, file, yes } = readCatalogueArguments(process.argv.slice(2));
  if (action === 'export') {
    const current = await readCurrentRows(catalogueDirectory);
    await writeSheet(file, current, { replace: yes });
    console.log(`${file}: ${current.length} rows written.`);
    return;
  }
  const { rows, warnings, spanishProblem, difference } = await checkSheet(file, catalogueDirectory);
  console.log(`${file}: ${rows.length} rows, no errors.`);
  if (warnings.length > 0) console.log(['\nWarnings:', ...warnings].join('\n'));
  if (spanishProblem !== undefined) {
    console.log(`\nThe shop won't build until the Spanish translation matches:\n${spanishProblem}`);
    console.log('Edit domain/src/catalogue/spanish.json and spanish-groups.json.');
  }
  const changes = describeDifference(difference);
  if (changes.length === 0) {
    console.log("\nIt matches the shop's catalogue.");
    return;
  }
  console.log(["\nChanges from the shop's catalogue:", ...changes].join('\n'));
  if (action === 'check') return;
  if (!yes && !(await confirm("Replace the shop's catalogue?", confirmationHint))) {
    console.log('Nothing was written.');
    return;
  }
  await writeRows(catalogueDirectory, rows);
  console.log('Wrote domain/src/catalogue/catalogue.json. Build and deploy to publish it.');
}

await runCommand(run);
