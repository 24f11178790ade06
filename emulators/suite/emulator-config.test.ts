import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emulatorConfig, type FirebaseConfig } from './emulator-config.ts';
import { projectRoot } from './project.ts';

const deployed: FirebaseConfig = JSON.parse(
  readFileSync(join(projectRoot, 'firebase.json'), 'utf8'),
);

it("serves the emulators' build with its own policy and nothing from production", () => {
  const config = emulatorConfig(deployed, {
    policy: "default-src 'self'",
    unchangingFiles: [],
    ui: false,
  });
  expect(config.hosting.public).toBe('web/dist/emulators');
  expect(config.functions.map(({ source }) => source)).toEqual(['functions/dist/emulators']);
  const policies = config.hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  expect(policies).toEqual([{ key: 'Content-Security-Policy', value: "default-src 'self'" }]);
  expect(JSON.stringify(config)).not.toContain('production');
  expect(JSON.stringify(config)).not.toContain('predeploy');
  expect(JSON.stringify(config)).not.toContain('configDir');
});

it('keeps the production rewrites, caching, and other headers', () => {
  const config = emulatorConfig(deployed, { policy: '', unchangingFiles: [], ui: false });
  const { public: _, headers: _headers, predeploy: _predeploy, ...rest } = deployed.hosting;
  expect(config.hosting).toMatchObject(rest);
  expect(config.hosting.headers.map(({ source }) => source)).toEqual(
    deployed.hosting.headers.map(({ source }) => source),
  );
});

it('adds the UI to the emulators if requested', () => {
  const { emulators } = emulatorConfig(deployed, { policy: '', unchangingFiles: [], ui: true });
  expect(emulators).toEqual({ ...deployed.emulators, ui: { enabled: true } });
});

it("caches the build's files forever", () => {
  const unchangingFiles = ['js/main-Ab12.js'];
  const { hosting } = emulatorConfig(deployed, { policy: '', unchangingFiles, ui: false });
  const rules = hosting.headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('immutable')),
  );
  expect(rules.map(({ regex }) => regex)).toEqual(['^/static/(js/main-Ab12\\.js)$']);
});
