import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { dentistForm, labForm } from '@dental-shop/emulators/seed/demo-registrations';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { runProgram } from '../run/program.ts';
import { findPersonal } from './find-personal.ts';

const folders = ['test-logs', 'rehearsal-logs'].map((name) => join(localDirectory, name));

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
 * Checks the logs of the other suites, so it must run last. In production, Google keeps these logs
 * for a month.
 */
function checkLogs(): boolean {
  const files = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(folder, name)),
  );
  if (files.length === 0) {
    throw new StartFailure('No logs found. Run a suite that uses the shop together with this one.');
  }
  const findings = files.flatMap((file) =>
    findPersonal(readFileSync(file, 'utf8'), known).map((finding) => ({ file, ...finding })),
  );
  for (const { file, line, kind, text } of findings.slice(0, maxShown)) {
    console.error(`${file}:${line}: ${kind}: ${text}`);
  }
  if (findings.length > maxShown) console.error(`… and ${findings.length - maxShown} more.`);
  if (findings.length === 0) console.log(`No personal data in ${files.length} logs.`);
  return findings.length === 0;
}

await runProgram(async () => checkLogs());
