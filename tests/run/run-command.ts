import { spawn } from 'node:child_process';
import { projectRoot } from '@dental-shop/emulators/suite/project';

interface Command {
  args: readonly string[];
  environment?: Record<string, string>;
  limitMs: number;
  signal: AbortSignal;
}

/**
 * Runs one of the project's tools with the project's Node, its output going straight to the
 * terminal. Returns its exit code, or null when it was ended for taking too long.
 */
export function runCommand(command: Command): Promise<number | null> {
  const { args, environment = {}, limitMs, signal } = command;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    const end = () => child.kill('SIGTERM');
    const limit = setTimeout(() => {
      console.error(`Ended: it took more than ${limitMs / 60_000} minutes.`);
      end();
    }, limitMs);
    signal.addEventListener('abort', end);
    const finish = (code: number | null) => {
      clearTimeout(limit);
      signal.removeEventListener('abort', end);
      resolve(code);
    };
    child.once('error', ({ message }) => {
      console.error(message);
      finish(null);
    });
    child.once('close', finish);
  });
}
