import { spawn, spawnSync } from 'node:child_process';
import { Refusal } from '../refusal.ts';

/** Runs the Google Cloud CLI and returns what it answers as JSON; throws a `Refusal` when it fails. */
export type Gcloud = <Answer>(args: readonly string[]) => Promise<Answer>;

/**
 * The Google Cloud CLI of this machine, non-interactive; undefined where it is not installed. On
 * Windows it is a script, which Node starts in a shell only, and so it counts as not installed.
 */
export function findGcloud(): Gcloud | undefined {
  if (spawnSync('gcloud', ['--version'], { stdio: 'ignore' }).error) return undefined;
  return (args) =>
    new Promise((resolve, reject) => {
      const child = spawn('gcloud', [...args, '--format=json', '--quiet'], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let stdout = '';
      let stderr = '';
      child.stdout.on('data', (chunk: Buffer) => {
        stdout += chunk.toString();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        stderr += chunk.toString();
      });
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0) resolve(JSON.parse(stdout || 'null'));
        else reject(new Refusal(failure(args, stderr)));
      });
    });
}

function failure(args: readonly string[], stderr: string): string {
  const cure = /active account|gcloud auth login|reauthentication/i.test(stderr)
    ? 'Nobody is signed in to gcloud here: run `gcloud auth login`.'
    : stderr.trim();
  return `gcloud ${args.slice(0, 4).join(' ')} failed. ${cure} What was set up before that stays; run the command again.`;
}
