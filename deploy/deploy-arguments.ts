import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';

/** In deployment order: queries need indexes, and pages need functions. */
export const parts = ['indexes', 'rules', 'functions', 'hosting'] as const;
export type Part = (typeof parts)[number];

interface Choice {
  project: string;
  /** A settings file outside `deploy/settings`, such as one written by CI. */
  settingsFile: string | undefined;
  noBuild: boolean;
}

export type Command =
  | (Choice & { action: 'deploy'; parts: readonly Part[] })
  | (Choice & { action: 'preview'; channel: string })
  | (Choice & { action: 'check' })
  | (Choice & { action: 'rollback' })
  | (Choice & { action: 'set-up'; budget: string })
  | (Choice & { action: 'smoke-test'; address: string | undefined })
  | { action: 'init'; project: string };

export const usage = `npm run deploy -- [--project production|staging|ID] [--only ${parts.join()}]

  --check               check everything that works offline and list the remaining manual steps
  --init                prompt for the settings and write them to deploy/settings
  --channel NAME        publish the pages at a preview URL for seven days
  --set-up              add missing service accounts and roles, backups, alerts and a monthly
                        budget ([--budget 50USD])
  --rollback            restore the pages from before the last deploy
  --smoke-test [URL]    test the deployed shop, at its own URL or another one
  --no-build            deploy the existing build
  --settings FILE       read the settings from another file`;

const reservedChannels = ['live', 'previous'];

function chooseParts(only: string | undefined): readonly Part[] {
  if (only === undefined) return parts;
  const named = only.split(',');
  const unknown = named.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Refusal(`--only: unknown part ${unknown}. Choose from ${parts.join(', ')}.`);
  }
  return parts.filter((part) => named.includes(part));
}

export function readDeployArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const { project = 'production', only, channel } = values;
  const actions = (['check', 'init', 'rollback', 'set-up', 'smoke-test'] as const).filter(
    (name) => values[name],
  );
  if (actions.length + (channel === undefined ? 0 : 1) > 1) {
    throw new Refusal(
      'Choose one of --check, --init, --channel, --set-up, --rollback, --smoke-test.',
    );
  }
  if (only !== undefined && (actions.length > 0 || channel !== undefined)) {
    throw new Refusal('--only is for full deploys; --channel always publishes only the pages.');
  }
  const { budget = '50USD' } = values;
  if (values.budget !== undefined && !values['set-up']) {
    throw new Refusal('--budget requires --set-up.');
  }
  if (!/^\d+[A-Z]{3}$/.test(budget)) {
    throw new Refusal(
      `--budget: ${budget} isn't an amount. Use a whole number and the billing account's currency, such as 50USD.`,
    );
  }
  if (positionals.length > (values['smoke-test'] ? 1 : 0)) {
    throw new Refusal(`Unknown argument ${positionals.at(-1)}.\n\n${usage}`);
  }
  const choice: Choice = {
    project,
    settingsFile: values.settings,
    noBuild: values['no-build'] ?? false,
  };
  if (channel !== undefined) {
    if (!/^[a-z\d][a-z\d-]{0,30}$/.test(channel) || reservedChannels.includes(channel)) {
      throw new Refusal(
        '--channel: use up to 31 lowercase letters, digits and hyphens, but not `live` or `previous`.',
      );
    }
    return { ...choice, action: 'preview', channel };
  }
  switch (actions[0]) {
    case 'init':
      return { action: 'init', project };
    case 'smoke-test':
      if (positionals[0] !== undefined && !/^https?:\/\//.test(positionals[0])) {
        throw new Refusal(
          `--smoke-test: ${positionals[0]} isn't a URL such as https://shop.example.com.`,
        );
      }
      return { ...choice, action: 'smoke-test', address: positionals[0] };
    case 'set-up':
      return { ...choice, action: 'set-up', budget };
    case undefined:
      return { ...choice, action: 'deploy', parts: chooseParts(only) };
    default:
      return { ...choice, action: actions[0] };
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        only: { type: 'string' },
        channel: { type: 'string' },
        settings: { type: 'string' },
        budget: { type: 'string' },
        check: { type: 'boolean' },
        init: { type: 'boolean' },
        rollback: { type: 'boolean' },
        'set-up': { type: 'boolean' },
        'smoke-test': { type: 'boolean' },
        'no-build': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
