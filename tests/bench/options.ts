import { parseArgs } from 'node:util';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';

export interface BenchOptions<Part extends string> {
  parts: readonly Part[];
  runs: number;
  pages: readonly string[];
  /** Writes what was measured into `docs/performance.md`, and measures nothing where no part is named. */
  write: boolean;
}

/** One page of each kind; the others differ in their texts alone. */
const somePages = [
  '/',
  '/products',
  '/products/Implants',
  '/products/Implants/I3006',
  '/search',
  '/quick-order',
  '/cart',
  '/login',
  '/register',
  '/company/story-mission',
  '/faqs',
  '/contact',
  '/account',
];

/** Reads the command line; throws a `StartFailure` that says what is wrong with it. */
export function readBenchOptions<Part extends string>(
  args: readonly string[],
  known: readonly Part[],
): BenchOptions<Part> {
  const { positionals, values } = parse(args);
  const parts = positionals.map((name) => {
    const part = known.find((each) => each === name);
    if (part === undefined) {
      throw new StartFailure(`There is no part "${name}"; there are ${known.join(', ')}.`);
    }
    return part;
  });
  const runs = Number(values.runs);
  if (!Number.isSafeInteger(runs) || runs < 1) {
    throw new StartFailure('--runs takes a whole number from 1 on.');
  }
  const pages = values.pages?.split(',') ?? somePages;
  if (!pages.every((page) => page.startsWith('/'))) {
    throw new StartFailure('--pages takes addresses that begin with a slash, with commas between.');
  }
  const all = parts.length === 0 && !values.write;
  return { parts: all ? known : parts, runs, pages, write: values.write };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // parseArgs says which argument it does not know.
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}
