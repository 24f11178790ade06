import { join } from 'node:path';
import { Shutdown } from '@dental-shop/emulators/suite/shutdown';
import { ensureBrowser } from '../run/ensure-browser.ts';
import { runProgram, stoppingSignal } from '../run/program.ts';
import { runCommand } from '../run/run-command.ts';
import { tool } from '../run/tool.ts';
import { writeEnvironment } from './names.ts';
import { startDeployment } from './start-deployment.ts';

const maxTestsMs = 20 * 60_000;

async function rehearse(): Promise<boolean> {
  const stopping = stoppingSignal();
  const shutdown = new Shutdown();
  try {
    ensureBrowser();
    const deployment = await startDeployment(shutdown, { log: console.log, signal: stopping });
    const code = await runCommand({
      args: [
        tool('@playwright/test', 'cli.js'),
        'test',
        ...['--config', join(import.meta.dirname, 'playwright.config.ts')],
      ],
      environment: writeEnvironment(deployment.environment),
      limitMs: maxTestsMs,
      signal: AbortSignal.any([stopping, deployment.ended]),
    });
    const unknownHosts = deployment.unknownHosts();
    for (const each of unknownHosts) console.error(`A request to a host without a fake: ${each}`);
    return code === 0 && unknownHosts.length === 0;
  } finally {
    for (const failure of await shutdown.run()) console.error(failure);
  }
}

await runProgram(rehearse);
