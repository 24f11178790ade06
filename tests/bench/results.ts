import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { localDirectory, projectRoot } from '@dental-shop/emulators/suite/project';
import type { Measured } from './measured.ts';
import { replaceBetweenMarkers, reportMarkdown } from './report.ts';

interface Result extends Measured {
  measuredAt: string;
  /** The CPU model and the load average at the end of the run. */
  machine: string;
  runs: number;
}

const folder = join(localDirectory, 'bench');
const fileOf = (part: string) => join(folder, `${part}.json`);

export function saveResult(part: string, measured: Measured, runs: number): void {
  const [load = 0] = loadavg();
  const processor = cpus()[0]?.model ?? 'an unknown processor';
  const result: Result = {
    measuredAt: new Date().toISOString(),
    machine: `${availableParallelism()} × ${processor}, load ${load.toFixed(1)}`,
    runs,
    ...measured,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(result, undefined, 2)}\n`);
}

export function writePage(titles: Readonly<Record<string, string>>): void {
  const page = join(projectRoot, 'docs/performance.md');
  const parts = Object.entries(titles).flatMap(([part, title]) => {
    if (!existsSync(fileOf(part))) return [];
    const result = JSON.parse(readFileSync(fileOf(part), 'utf8')) as Result;
    const { measuredAt, machine, runs } = result;
    const origin = `Measured on ${measuredAt.slice(0, 10)} with \`--runs ${runs}\` (${machine}).`;
    return [`${reportMarkdown(title, result)}\n\n${origin}`];
  });
  writeFileSync(page, replaceBetweenMarkers(readFileSync(page, 'utf8'), parts.join('\n\n')));
}
