import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loggedEntry, type NewAuditEntry } from './audit.ts';

const entry: NewAuditEntry = {
  who: 'staff-uid',
  whoEmail: 'eva@example.com',
  what: 'update-customer',
  whom: 'customer-uid',
  why: 'Ana Example moved',
};

describe('loggedEntry', () => {
  it('tells who did what to whom', () => {
    expect(loggedEntry('entry', entry)).toEqual({
      id: 'entry',
      who: 'staff-uid',
      what: 'update-customer',
      whom: 'customer-uid',
    });
  });

  it('has the fields that changed and nothing that was in them', () => {
    const changed = {
      before: { name: 'Ana Example', address: { street: '1 Main Street' } },
      after: { name: 'Ana Sample', address: { street: '2 Main Street' } },
    };
    const logged = loggedEntry('entry', { ...entry, ...changed });
    expect(logged).toMatchObject({ changed: ['name', 'address'] });
    expect(JSON.stringify(logged)).not.toMatch(/Ana|Street|@/);
  });

  it('has the range and the number of an export', () => {
    const exported = { from: '2026-01-01', to: '2026-12-31', count: 42 };
    expect(loggedEntry('entry', { ...entry, exported })).toMatchObject({ exported });
  });
});

it('nothing else writes audit entries', () => {
  const source = join(import.meta.dirname, '..');
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\baudit\(firestore\)\s*\.(add|doc\([^)]*\)\s*\.(create|set))|create\(audit\(/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
  expect(writers).toEqual([]);
});
