/**
 * zod tries whether it may make code from text. The Content-Security-Policy forbids that, and every
 * browser would report the attempt. Set here, where zod looks when it is loaded: `z.config` would
 * load zod with every page, and the public ones do not need it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
