import { parseArgs } from 'node:util';
import { StartFailure } from './suite/start-failure.ts';

/** What the command line of `npm start` and `npm run dev` asks for. */
export interface StartOptions {
  /** Begins with the demo data alone. */
  fresh: boolean;
  /** Serves the web app with hot reload, and builds functions and rules anew when they change. */
  dev: boolean;
  /** Lets a debugger attach to the functions. */
  inspect: boolean;
  /** Opens the shop to other devices: at this computer's address in the network, or at this one. */
  host: 'detect' | { address: string } | undefined;
}

/** Reads the command line; throws a `StartFailure` that says what is wrong with it. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { host, ...values } = parse(args);
  if (host !== undefined && !values.dev) {
    throw new StartFailure(
      '--host belongs to `npm run dev`, whose server is what a phone opens: npm run dev -- --host',
    );
  }
  if (host === undefined || host === detect) {
    return { ...values, host: host === undefined ? undefined : 'detect' };
  }
  return { ...values, host: { address: host } };
}

const detect = 'detect';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // `--host` stands alone or with `=ADDRESS`, as Vite's; parseArgs would want a value.
      args: args.map((argument) => (argument === '--host' ? `--host=${detect}` : argument)),
      options: {
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        inspect: { type: 'boolean', default: false },
        host: { type: 'string' },
      },
    }).values;
  } catch (error) {
    // parseArgs says which argument it does not know.
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}
