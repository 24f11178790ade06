import { buildShop } from './suite/build-shop.ts';
import { StartFailure } from './suite/start-failure.ts';

try {
  await buildShop(console.log, { always: true });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
