export function identityFailure(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });
}
