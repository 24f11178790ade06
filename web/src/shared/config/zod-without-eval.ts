/**
 * zod probes whether `eval` is allowed. The Content-Security-Policy forbids it, and every browser would
 * report the attempt. Set where zod looks when it loads: calling `z.config` would load zod with every
 * page, and most public ones do not need it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
