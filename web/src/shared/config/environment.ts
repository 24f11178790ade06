import { parseEnvironment } from './parse-environment.ts';

/** Read once, when the app starts: a build without its settings fails at once, not at checkout. */
export const environment = parseEnvironment(import.meta.env);
