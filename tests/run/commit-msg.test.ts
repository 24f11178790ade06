import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-msg-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(message: string) {
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync(join(projectRoot, '.githooks/commit-msg'), [file], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('the commit-msg hook', () => {
  it.each([
    ['a plain subject', 'Refund in part, with a reason\n'],
    ['72 characters', `${'A'.repeat(72)}\n`],
    ['72 characters of more than one byte', `A${'é'.repeat(71)}\n`],
    ['a long body', `Refund in part\n\n${'why '.repeat(100)}\n`],
    ['WIP as part of a word', 'Show the wiped cart again\n'],
    ["git's comments", '# Please enter the commit message\n\nRefund in part\n# On branch main\n'],
    ['a merge', "Merge branch 'refunds'\n"],
    ['an imperative that ends like a participle', 'Speed up the search\n'],
    ['an imperative that ends in s', 'Pass the order number to Stripe\n'],
  ])('accepts %s', (_, message) => {
    expect(check(message)).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    ['no subject', '\n', 'is empty'],
    ['only spaces', '   \n\n', 'is empty'],
    ['only comments', '# Please enter the commit message\n', 'is empty'],
    ['73 characters', `${'A'.repeat(73)}\n`, 'has 73 characters; the limit is 72'],
    ['WIP', 'WIP: refunds\n', 'contains WIP'],
    ['WIP in lowercase', 'Refunds (wip)\n', 'contains WIP'],
    ['a lowercase first letter', 'refund in part\n', 'does not start with a capital letter'],
    ['the past tense', 'Added refunds\n', 'is not in the imperative'],
    ['a gerund', 'Adding refunds\n', 'is not in the imperative'],
    ['the third person', 'Adds refunds\n', 'is not in the imperative'],
    ['a fixup commit', 'fixup! Refund in part\n', 'does not start with a capital letter'],
  ])('rejects %s', (_, message, reason) => {
    const { status, stderr } = check(message);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
  });
});
