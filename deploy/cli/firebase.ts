import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { projectRoot } from '../project.ts';

export interface CommandResult {
  succeeded: boolean;
  /** Output from stdout and stderr without color codes, for error messages. */
  output: string;
  /** The unmodified stdout, for parsing JSON and reading secrets. */
  stdout: string;
}

export type Firebase = (
  args: readonly string[],
  options?: {
    silent?: boolean;
  },
) => Promise<CommandResult>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: color codes start with the escape character
const colorCodes = /\u001b\[[\d;]*m/g;

/** Non-interactive, because deploys may run unattended. */
export function createFirebaseCli(projectId: string): Firebase {
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
        resolve({ succeeded: code === 0, output: output.replace(colorCodes, ''), stdout }),
      );
    });
}
