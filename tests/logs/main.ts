import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { dentistForm, labForm } from '@dental-shop/emulators/seed/demo-registrations';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { runProgram } from '../run/program.ts';
import { findPersonal } from './find-personal.ts';

/** Where the shop of `npm test` and the rehearsal's write what the functions log. */
const folders = ['test-logs', 'rehearsal-logs'].map((name) => join(localDirectory, name));

/** What the tests make up their people of; `tests/shop/api.ts` registers most of them. */
const known = [
  ...[dentistForm, labForm].flatMap((form) => [
    form.fullName,
    ...('address' in form ? [form.address.street] : []),
    ...(form.licenseNumber === null ? [] : [form.licenseNumber]),
  ]),
  ...['Test Dentist', '1 Main Street', 'D-12345'],
  demoPassword,
];

const maxShown = 20;

/**
 * The last suite: fails where the logs of all others have something personal. What the functions log
 * goes to Google in production, is kept there for a month and read by whoever looks for a fault.
 */
function checkLogs(): boolean {
  const files = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(folder, name)),
  );
  if (files.length === 0) {
    throw new StartFailure('There are no logs yet: run a suite that needs the shop with this one.');
  }
  const findings = files.flatMap((file) =>
    findPersonal(readFileSync(file, 'utf8'), known).map((finding) => ({ file, ...finding })),
  );
  for (const { file, line, kind, text } of findings.slice(0, maxShown)) {
    console.error(`${file}:${line}: ${kind}: ${text}`);
  }
  if (findings.length > maxShown) console.error(`… and ${findings.length - maxShown} more.`);
  if (findings.length === 0) console.log(`Nothing personal in ${files.length} logs.`);
  return findings.length === 0;
}

await runProgram(async () => checkLogs());
