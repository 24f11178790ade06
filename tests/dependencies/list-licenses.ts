import { textTable } from '../bench/table.ts';
import { getLicense } from './licenses.ts';
import { deployedPackages, lockedPackages, lockFiles } from './locked-packages.ts';

// `npm run licenses` prints one line per locked package.
const deployed = new Set(deployedPackages().map(({ path }) => path));
const rows = lockFiles.flatMap((lockFile) =>
  lockedPackages(lockFile)
    .filter(({ link }) => !link)
    .map((locked) => [
      locked.name,
      locked.version ?? '',
      getLicense(locked),
      lockFile === 'package-lock.json' && deployed.has(locked.path) ? 'deployed' : '',
    ]),
);
console.log(textTable(['package', 'version', 'license', ''], rows));
