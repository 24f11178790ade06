import { parseEnvironment } from './parse-environment.ts';

/** Parsed at startup, so that missing settings fail immediately and not at checkout. */
export const environment = parseEnvironment(import.meta.env);
