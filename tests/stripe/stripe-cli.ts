import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Whether Stripe's command line tool is installed. */
export function hasStripeCli(command = 'stripe'): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The key goes by the environment: arguments are seen by everybody on the machine. */
const environmentOf = (secretKey: string) => ({ ...process.env, STRIPE_API_KEY: secretKey });

/** The secret that `stripe listen` signs with, the same at each start. Throws an Error without one. */
export function listenSecret(secretKey: string, command = 'stripe'): string {
  const { stdout, stderr } = spawnSync(command, ['listen', '--print-secret'], {
    encoding: 'utf8',
    env: environmentOf(secretKey),
  });
  const secret = /whsec_\w+/.exec(stdout ?? '')?.[0];
  if (secret === undefined) throw new Error(`\`stripe listen\` gave no signing secret: ${stderr}`);
  return secret;
}

/** `stripe listen`, handing events on to the shop's webhook. */
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
