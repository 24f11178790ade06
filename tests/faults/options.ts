import { parseArgs } from 'node:util';

interface Options {
  /** The number of stories, each with one or two payments. */
  payments: number;
  seed: number;
  running: boolean;
}

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Prints an error and exits if an option is invalid. */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        payments: { type: 'string', default: '500' },
        seed: { type: 'string', default: String((Date.now() % 1_000_000) + 1) },
        running: { type: 'boolean', default: false },
      },
    });
    const { payments, seed, running } = values;
    if (!wholeNumber.test(payments) || !wholeNumber.test(seed)) {
      throw new Error('--payments and --seed take a whole number above 0.');
    }
    return { payments: Number(payments), seed: Number(seed), running };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
