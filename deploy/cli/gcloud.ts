import { spawn, spawnSync } from 'node:child_process';
import { Refusal } from '../refusal.ts';

/** Runs the Google Cloud CLI and returns its JSON; throws a `GcloudFailure` when it fails. */
export type Gcloud = <Answer>(args: readonly string[]) => Promise<Answer>;

/** A failed command of the Google Cloud CLI. */
export class GcloudFailure extends Refusal {
  readonly stderr: string;

  constructor(args: readonly string[], stderr: string) {
    const cure = /active account|gcloud auth login|reauthentication/i.test(stderr)
      ? 'Nobody is signed in to gcloud here: run `gcloud auth login`.'
      : stderr.trim();
    super(
      `gcloud ${args.slice(0, 4).join(' ')} failed. ${cure} What was set up before that stays; run the command again.`,
    );
    this.stderr = stderr;
  }

  /** The service was just enabled, or the account just created. */
  get isTooEarly(): boolean {
    return /SERVICE_DISABLED|has not been used in project|Service account \S+ does not exist/.test(
      this.stderr,
    );
  }

  /** Google also reports it for resources that don't exist, unless the caller may see them. */
  get isForbidden(): boolean {
    return !this.isTooEarly && /PERMISSION_DENIED|do(es)? not have permission/i.test(this.stderr);
  }

  get isNotFound(): boolean {
    return /NOT_FOUND/.test(this.stderr);
  }
}

/**
 * Undefined if gcloud isn't installed. On Windows it's a script that Node can only start in a
 * shell, so it counts as not installed.
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
        else reject(new GcloudFailure(args, stderr));
      });
    });
}

const isPlain = (word: string) => /^[\w./:=@%+,-]+$/.test(word);
const quoted = (word: string) => (isPlain(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** Quotes the command for a POSIX shell, which expands a flag's value that starts with `$`. */
export function shellLine(args: readonly string[]): string {
  const words = args.map((word) => {
    const [, flag, expanded] = /^(--[\w-]+=)(\$.+)$/.exec(word) ?? [];
    return expanded === undefined ? quoted(word) : `${flag}"${expanded}"`;
  });
  return ['gcloud', ...words].join(' ');
}
