/** Where the emulators' build is, from the project's folder; what is deployed lies beside each. */
export const builtFolders = {
  web: 'web/dist/emulators',
  functions: 'functions/dist/emulators',
} as const;
