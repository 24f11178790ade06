import { spawn } from 'node:child_process';
import { projectRoot } from '@dental-shop/emulators/suite/project';

interface Command {
  args: readonly string[];
  environment?: Record<string, string>;
  limitMs: number;
  /** Prints the output only at the end, so parallel commands don't mix their lines. */
  buffered?: boolean;
  signal: AbortSignal;
}

/** Returns the exit code, or null after a timeout. */
export function runCommand(command: Command): Promise<number | null> {
  const { args, environment = {}, limitMs, buffered = false, signal } = command;
  const output = buffered ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: projectRoot,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => parts.push(part));
    }
    const end = () => child.kill('SIGTERM');
    let timedOut = false;
    const limit = setTimeout(() => {
      timedOut = true;
      end();
    }, limitMs);
    signal.addEventListener('abort', end);
    const finish = (code: number | null) => {
      clearTimeout(limit);
      signal.removeEventListener('abort', end);
      process.stdout.write(Buffer.concat(parts));
      if (timedOut) console.error(`Timed out after ${limitMs / 60_000} minutes.`);
      resolve(code);
    };
    child.once('error', ({ message }) => {
      console.error(message);
      finish(null);
    });
    child.once('close', finish);
  });
}
