import { parseArgs } from 'node:util';

interface Options {
  purchases: number;
  customers: number;
  /** Created before the test and spread over a year. */
  orders: number;
}

const wholeNumber = /^\d{1,6}$/;

/** Prints an error and exits if an option is invalid. */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        purchases: { type: 'string', default: '200' },
        customers: { type: 'string', default: '20' },
        orders: { type: 'string', default: '50000' },
      },
    });
    const { purchases, customers, orders } = values;
    if (![purchases, customers, orders].every((value) => wholeNumber.test(value))) {
      throw new Error('--purchases, --customers and --orders take a whole number.');
    }
    return { purchases: Number(purchases), customers: Number(customers), orders: Number(orders) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
