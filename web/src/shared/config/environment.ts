import { parseEnvironment } from './parse-environment.ts';

/** Parsed at startup, so missing settings cause an error immediately instead of at checkout. */
export const environment = parseEnvironment(import.meta.env);
