import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fixtureRows,
  fixtureSpanish,
} from '@dental-shop/domain/catalogue/testing/fixture-catalogue';

export function makeFixtureDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const write = (name: string, content: unknown) =>
    writeFileSync(join(directory, name), `${JSON.stringify(content, null, 2)}\n`);
  const { products, ...groups } = fixtureSpanish;
  mkdirSync(join(directory, 'changes'));
  write('changes/folded.json', { version: 0, at: 0 });
  write('catalogue.json', fixtureRows);
  write('spanish.json', products);
  write('spanish-groups.json', groups);
  return directory;
}
