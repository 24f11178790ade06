import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { projectRoot } from '../project.ts';

/** How a command of firebase-tools has ended. */
export interface Ended {
  succeeded: boolean;
  /** Everything that it printed, warnings as well, without colors. */
  output: string;
  /** With `--json` only the answer. */
  stdout: string;
}

/** Runs firebase-tools with these arguments. */
export type Firebase = (
  args: readonly string[],
  options?: {
    /** Prints nothing: for output that is read here, and for secrets. */
    silent?: boolean;
  },
) => Promise<Ended>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins each color
const colors = /\u001b\[[\d;]*m/g;

/** The project's own firebase-tools, non-interactive: nobody may be there to answer a question. */
export function firebaseOf(projectId: string): Firebase {
  const require = createRequire(import.meta.url);
  const script = require.resolve('firebase-tools/lib/bin/firebase.js');
  return (args, { silent = false } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [script, ...args, '--project', projectId, '--non-interactive'],
        { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      let output = '';
      let stdout = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        stdout += chunk.toString();
        if (!silent) process.stdout.write(chunk);
      });
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!silent) process.stderr.write(chunk);
      });
      child.on('error', reject);
      child.on('close', (code) =>
        resolve({ succeeded: code === 0, output: output.replace(colors, ''), stdout }),
      );
    });
}
