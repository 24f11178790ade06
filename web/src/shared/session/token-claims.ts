/** Unverified. Empty if the token can't be parsed. */
export function tokenClaims(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
