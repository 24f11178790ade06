import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployConfig, type FirebaseConfig, policyOf } from './deploy-config.ts';

const config: FirebaseConfig = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8'),
);

it('has the policy of the build', () => {
  expect(policyOf(config)).toContain("frame-ancestors 'none'");
  expect(policyOf(deployConfig(config, "default-src 'self'", []))).toBe("default-src 'self'");
});

it('changes nothing else but the hooks', () => {
  const { functions, hosting } = config;
  const derived = deployConfig(config, policyOf(config) ?? '', []);
  expect(JSON.stringify(derived)).not.toContain('predeploy');
  expect({
    ...derived,
    functions: derived.functions.map((codebase, index) => ({ ...functions[index], ...codebase })),
    hosting: { ...hosting, ...derived.hosting },
  }).toEqual(config);
});

it('lets browsers keep the files of the build for good', () => {
  const { hosting } = deployConfig(config, '', ['js/main-Ab12.js', 'css/main-Cd34.css']);
  expect(hosting.headers.at(-1)).toEqual({
    regex: '^/static/(css/main-Cd34\\.css|js/main-Ab12\\.js)$',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  });
});
