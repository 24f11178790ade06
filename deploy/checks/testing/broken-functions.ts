import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { parameterProblems } from '../../parameters/declared-parameters.ts';
import { functionsParameters } from '../../parameters/functions-parameters.ts';
import { functionsBuildProblems } from '../functions-build.ts';
import { type BuildFault, createTestFolder } from './fault.ts';

const dependencies = { stripe: '23.1.0' };
export const tested = { packages: { 'node_modules/stripe': { version: '23.1.0' } } };
export const builtFunctions = {
  'index.js': '',
  'package.json': { main: 'index.js', dependencies },
  'package-lock.json': { packages: { '': { dependencies }, ...tested.packages } },
};

export const parameters = functionsParameters(completeSettings);
const { SMTP_HOST: _left, ...oneTooFew } = parameters;

export const functionsFaults: readonly BuildFault[] = [
  [
    'missing parameter',
    () => parameterProblems(Object.keys(parameters), oneTooFew),
    /^No setting provides the parameter SMTP_HOST/,
  ],
  [
    'unknown parameter',
    () => parameterProblems(Object.keys(oneTooFew), parameters),
    /provides the parameter SMTP_HOST, which the functions don't declare/,
  ],
  [
    "functions that aren't built",
    () => functionsBuildProblems(createTestFolder({}), tested),
    /^functions\/dist\/production is missing or incomplete/,
  ],
  [
    'missing lock file of the functions',
    () => {
      const { 'package-lock.json': _lock, ...rest } = builtFunctions;
      return functionsBuildProblems(createTestFolder(rest), tested);
    },
    /package-lock\.json is missing, so a deploy would install untested versions/,
  ],
  [
    'lock file of other packages',
    () =>
      functionsBuildProblems(
        createTestFolder({ ...builtFunctions, 'package-lock.json': { packages: { '': {} } } }),
        tested,
      ),
    /doesn't match the package\.json next to it/,
  ],
  [
    'lock file with an untested version',
    () =>
      functionsBuildProblems(createTestFolder(builtFunctions), {
        packages: { 'node_modules/stripe': { version: '23.2.0' } },
      }),
    /a different version of stripe than package-lock\.json, which the tests use/,
  ],
  [
    'local secrets in the upload',
    () =>
      functionsBuildProblems(
        createTestFolder({ ...builtFunctions, '.secret.local': 'X=1' }),
        tested,
      ),
    /\.secret\.local would be uploaded/,
  ],
];
