import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { setLogLevel } from 'firebase/firestore';
import { withOwnShop } from '../run/own-shop.ts';
import { runProgram, stoppingSignal } from '../run/program.ts';
import { mutateRules } from './mutate-rules.ts';
import { judge } from './mutation-score.ts';
import { rulesCases } from './rules-cases.ts';
import { equivalents, minScore, projects } from './rules-settings.ts';
import { runMutants } from './run-mutants.ts';

/** With `--running`, uses the emulators of a running shop instead of starting its own. */
const { values } = parseArgs({ options: { running: { type: 'boolean', default: false } } });

// Most cases provoke errors that the SDK would log.
setLogLevel('silent');

async function run(): Promise<boolean> {
  const start = Date.now();
  const rules = readFileSync(join(projectRoot, 'firestore.rules'), 'utf8');
  const mutants = mutateRules(rules);
  console.log(`\n${mutants.length} mutants of firestore.rules, ${rulesCases.length} cases`);
  const verdicts = await runMutants(rules, mutants, rulesCases, { projects, log: console.log });
  const { table, problems, score } = judge(verdicts, { equivalents, minScore });
  console.log(`\n${table}\n`);
  for (const problem of problems) console.log(problem);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\nScore ${score.toFixed(1)} of ${minScore}, ${seconds} s`);
  return problems.length === 0;
}

await runProgram(() =>
  values.running
    ? run()
    : withOwnShop({ logs: 'mutation-logs', log: console.log, signal: stoppingSignal() }, run),
);
