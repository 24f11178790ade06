import { spawn, spawnSync } from 'node:child_process';
import { Refusal } from '../refusal.ts';

export type Gcloud = <Answer>(args: readonly string[]) => Promise<Answer>;

export class GcloudFailure extends Refusal {
  readonly stderr: string;

  constructor(args: readonly string[], stderr: string) {
    const cure = /active account|gcloud auth login|reauthentication/i.test(stderr)
      ? "gcloud isn't signed in. Run `gcloud auth login`."
      : stderr.trim();
    super(
      `gcloud ${args.slice(0, 4).join(' ')} failed. ${cure} Completed steps are kept; run the command again.`,
    );
    this.stderr = stderr;
  }

  /**
   * A service that was just enabled or an account that was just created takes a while to propagate.
   */
  get isTooEarly(): boolean {
    return /SERVICE_DISABLED|has not been used in project|Service account \S+ does not exist/.test(
      this.stderr,
    );
  }

  /**
   * Google also reports this if the resource doesn't exist and the caller isn't allowed to know.
   */
  get isForbidden(): boolean {
    return !this.isTooEarly && /PERMISSION_DENIED|do(es)? not have permission/i.test(this.stderr);
  }

  get isNotFound(): boolean {
    return /NOT_FOUND/.test(this.stderr);
  }
}

/**
 * Undefined if gcloud isn't installed. On Windows, gcloud is a script that Node can't run without a
 * shell, so it counts as missing.
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
const quote = (word: string) => (isPlain(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** Quotes for a POSIX shell, which still expands flag values that start with `$`. */
export function shellLine(args: readonly string[]): string {
  const words = args.map((word) => {
    const [, flag, expanded] = /^(--[\w-]+=)(\$.+)$/.exec(word) ?? [];
    return expanded === undefined ? quote(word) : `${flag}"${expanded}"`;
  });
  return ['gcloud', ...words].join(' ');
}
