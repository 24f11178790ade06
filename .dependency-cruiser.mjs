// The import rules that docs/architecture.md describes. `npm run lint` enforces them.

/** The workspaces each workspace may import. */
const workspaces = {
  artwork: ['domain'],
  deploy: ['domain'],
  domain: [],
  emulators: ['domain', 'emulators/stripe'],
  'emulators/stripe': [],
  functions: ['domain'],
  tests: ['deploy', 'domain', 'emulators', 'emulators/stripe', 'functions'],
  'web/build': ['artwork', 'domain', 'web'],
  web: ['domain'],
};

/** The layers of `functions/src`, from the top. Each folder may only import the layers below its own. */
const layers = [
  ['entry'],
  ['privacy'],
  ['checkout', 'returns'],
  ['accounts', 'catalogue', 'complaints', 'find', 'fulfillment', 'orders', 'payments', 'recalls'],
  ['certificates', 'contact', 'region', 'reports', 'staff'],
  ['mail'],
  ['platform'],
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const inFolders = (folders, root = '') => `^${root}(${folders.join('|')})/`;

const workspaceRules = Object.entries(workspaces).map(([folder, imports]) => {
  const others = Object.keys(workspaces).filter((other) => other !== folder);
  const nested = others.filter((other) => other.startsWith(`${folder}/`));
  return forbid(
    `workspace-${folder.replace('/', '-')}`,
    `${folder} may import ${imports.join(', ') || 'nothing else'}.`,
    { path: inFolders([folder]), pathNot: nested.map((other) => inFolders([other])) },
    { path: inFolders(others), pathNot: inFolders([folder, ...imports]) },
  );
});

const layerRules = layers.flatMap((folders, depth) =>
  folders.map((folder) => {
    const above = layers.slice(0, depth + 1).flat();
    return forbid(
      `functions-${folder}`,
      `functions/src/${folder} may only import the layers below it.`,
      { path: inFolders([folder], 'functions/src/') },
      {
        path: inFolders(
          above.filter((other) => other !== folder),
          'functions/src/',
        ),
      },
    );
  }),
);

export default {
  forbidden: [
    forbid('no-cycle', 'Files never import each other in a cycle.', {}, { circular: true }),
    ...workspaceRules,
    forbid(
      'web-shared',
      'Imports in web go one way: app -> features -> shared.',
      { path: '^web/src/shared/' },
      { path: '^web/src/(app|features)/' },
    ),
    forbid(
      'web-features',
      'A feature imports neither app nor another feature.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(app|features)/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'checkout-flow',
      "The checkout's components import its flow, never the other way around.",
      { path: '^web/src/features/checkout/flow/' },
      { path: '^web/src/features/checkout/(cart|outcome|payment)/' },
    ),
    ...layerRules,
    forbid(
      'functions-http',
      'Only entry uses HTTP, callables, triggers, and schedules.',
      { path: '^functions/src/', pathNot: '^functions/src/entry/' },
      { path: 'node_modules/(express/|firebase-functions/.*(https|firestore|scheduler))' },
    ),
    forbid(
      'functions-parameters',
      'Only entry and platform read parameters.',
      { path: '^functions/src/', pathNot: '^functions/src/(entry|platform)/' },
      { path: 'node_modules/firebase-functions/.*params' },
    ),
    forbid(
      'artwork-exports',
      'Import only what the package.json of artwork exports.',
      { pathNot: '^artwork/' },
      {
        path: '^artwork/',
        pathNot: '^artwork/(file-cache|pdfs/make-pdfs|pictures/make-pictures)[.]ts$',
      },
    ),
    forbid(
      'local-stripe-exports',
      'Import only what the package.json of local-stripe exports.',
      { pathNot: '^emulators/stripe/' },
      {
        path: '^emulators/stripe/',
        pathNot:
          '^emulators/stripe/(server|test-server|account/api-version|faults/(faults-client|seeded-random))[.]ts$',
      },
    ),
    forbid(
      'domain-is-pure',
      'domain does no I/O.',
      { path: '^domain/' },
      { path: 'node_modules/(@?firebase|react|stripe)' },
    ),
    forbid(
      'domain-without-node',
      'domain does no I/O.',
      { path: '^domain/' },
      { dependencyTypes: ['core'] },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.local|lighthouse)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
