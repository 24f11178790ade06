import { readCatalogueArguments } from './catalogue/arguments.ts';
import { checkSheet } from './catalogue/check-sheet.ts';
import { describeDifference } from './catalogue/describe-difference.ts';
import { catalogueDirectory, readCurrentRows, writeRows } from './catalogue/shop-catalogue.ts';
import { writeSheet } from './catalogue/write-sheet.ts';
import { confirm, runCommand } from './command-line.ts';

const confirmationHint = 'Nothing was written: say --yes, or run it by hand.';

async function run(): Promise<void> {
  const { action, file, yes } = readCatalogueArguments(process.argv.slice(2));
  if (action === 'export') {
    const current = await readCurrentRows(catalogueDirectory);
    await writeSheet(file, current, { replace: yes });
    console.log(`${file}: ${current.length} rows written.`);
    return;
  }
  const { rows, warnings, spanishProblem, difference } = await checkSheet(file, catalogueDirectory);
  console.log(`${file}: ${rows.length} rows, and no mistake in them.`);
  if (warnings.length > 0) console.log(['\nTo look at:', ...warnings].join('\n'));
  if (spanishProblem !== undefined) {
    console.log(`\nThe shop will not build until its Spanish texts follow:\n${spanishProblem}`);
    console.log('They are in domain/src/catalogue/spanish.json and spanish-groups.json.');
  }
  const changes = describeDifference(difference);
  if (changes.length === 0) {
    console.log("\nIt says what the shop's catalogue says.");
    return;
  }
  console.log(["\nOther than in the shop's catalogue:", ...changes].join('\n'));
  if (action === 'check') return;
  if (!yes && !(await confirm("Replace the shop's catalogue?", confirmationHint))) {
    console.log('Nothing was written.');
    return;
  }
  await writeRows(catalogueDirectory, rows);
  console.log('Written to domain/src/catalogue/catalogue.json. Build and deploy to show it.');
}

await runCommand(run);
