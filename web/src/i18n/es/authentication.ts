import type { authentication as english } from '../en/authentication.ts';
import type { Translation } from '../translation.ts';

export const authentication: Translation<typeof english> = {};
