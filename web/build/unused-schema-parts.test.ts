import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unusedSchemaParts } from './unused-schema-parts.ts';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
const path = `${packages}/zod/v4/classic/schemas.js`;

/** What a kind of schema calls to become JSON Schema. */
const callsOf = (code: string) =>
  code.match(/\bprocessors\.\w+Processor\b|\bcreate\w*JSONSchemaMethod\(/g) ?? [];

// A newer zod may write it otherwise; pages would be heavier, and nothing else would tell.
it("leaves no kind of schema with a reference to zod's JSON Schema", () => {
  const { filter, handler } = unusedSchemaParts.transform;
  const given = readFileSync(path, 'utf8');
  expect(path).toMatch(filter.id);
  expect(callsOf(given)).not.toEqual([]);
  expect(callsOf(handler(given).code)).toEqual([]);
});
