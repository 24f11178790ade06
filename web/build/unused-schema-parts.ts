import type { Plugin } from 'vite';

/**
 * Leaves out what makes zod's schemas JSON Schemas, a fifth of zod: nothing in browsers asks for one. Each kind of
 * schema refers to it, so tree shaking alone keeps it.
 */
export const unusedSchemaParts = {
  name: 'unused-schema-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code: string) => ({
      code: code
        .replaceAll(/^ +inst\._zod\.processJSONSchema = .*;$/gm, '')
        .replaceAll(/\bcreate(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'),
      map: null,
    }),
  },
} as const satisfies Plugin;
