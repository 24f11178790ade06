import { spawnSync } from 'node:child_process';

/** Asks the system which process listens on a port; nothing where it does not say. */
export function portHolder(port: number): string | undefined {
  const listing = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  });
  return parseLsof(listing.stdout ?? '');
}

/** Reads lsof's field output: `p1234` is a process id, `cjava` its command. */
export function parseLsof(fields: string): string | undefined {
  const id = /^p(\d+)$/m.exec(fields)?.[1];
  const command = /^c(.+)$/m.exec(fields)?.[1];
  return id === undefined ? undefined : `${command ?? 'a process'} (process ${id})`;
}
