import { expect, it } from 'vitest';
import { parts, readDeployArguments } from './deploy-arguments.ts';

it('deploys everything to production by default', () => {
  expect(readDeployArguments([])).toEqual({
    action: 'deploy',
    project: 'production',
    parts,
    settingsFile: undefined,
    noBuild: false,
  });
});

it('deploys the named parts in a fixed order', () => {
  expect(readDeployArguments(['--project', 'staging', '--only', 'hosting,rules'])).toMatchObject({
    project: 'staging',
    parts: ['rules', 'hosting'],
  });
});

it.each([
  [['--check'], { action: 'check' }],
  [['--init', '--project', 'staging'], { action: 'init', project: 'staging' }],
  [['--channel', 'new-menu'], { action: 'preview', channel: 'new-menu' }],
  [['--rollback'], { action: 'rollback' }],
  [['--set-up'], { action: 'set-up', budget: '50USD' }],
  [['--set-up', '--budget', '80EUR'], { action: 'set-up', budget: '80EUR' }],
  [['--smoke-test'], { action: 'smoke-test', address: undefined }],
  [['--smoke-test', 'https://x.web.app'], { action: 'smoke-test', address: 'https://x.web.app' }],
])('parses %j', (args, command) => {
  expect(readDeployArguments(args)).toMatchObject(command);
});

it.each([
  [['--only', 'pages'], 'unknown part pages'],
  [['--check', '--rollback'], 'Choose one'],
  [['--channel', 'x', '--only', 'hosting'], '--only is for full deploys'],
  [['--budget', '80EUR'], '--budget requires --set-up'],
  [['--set-up', '--budget', '80'], "80 isn't an amount"],
  [['--set-up', '--check'], 'Choose one'],
  [['--channel', 'live'], '--channel: use up to 31'],
  [['--channel', 'previous'], '--channel: use up to 31'],
  [['--smoke-test', 'ftp://x'], "isn't a URL"],
  [['production'], 'Unknown argument production'],
  [['--force'], "Unknown option '--force'"],
])('rejects %j', (args, sentence) => {
  expect(() => readDeployArguments(args)).toThrow(sentence);
});
