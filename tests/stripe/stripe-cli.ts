import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

export function hasStripeCli(command = 'stripe'): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Passed through the environment, because arguments are visible to other users of the machine. */
const environmentOf = (secretKey: string) => ({ ...process.env, STRIPE_API_KEY: secretKey });

/** `stripe listen` uses the same signing secret in every run. */
export function listenSecret(secretKey: string, command = 'stripe'): string {
  const { stdout, stderr } = spawnSync(command, ['listen', '--print-secret'], {
    encoding: 'utf8',
    env: environmentOf(secretKey),
  });
  const secret = /whsec_\w+/.exec(stdout ?? '')?.[0];
  if (secret === undefined)
    throw new Error(`\`stripe listen\` returned no signing secret: ${stderr}`);
  return secret;
}

export class StripeListen {
  readonly #child: ChildProcess;

  constructor(secretKey: string, webhookUrl: string, command = 'stripe') {
    this.#child = spawn(command, ['listen', '--forward-to', webhookUrl], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environmentOf(secretKey),
    });
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}
