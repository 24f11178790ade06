type Claims = Record<string, unknown>;

/**
 * The claims with one of them on or off. The identity service replaces all claims at once: if the
 * others were left out, an approval would take the staff claim away.
 */
export function changeClaim(claims: Claims | undefined, name: string, on: boolean): Claims {
  const { [name]: _former, ...others } = claims ?? {};
  return on ? { ...others, [name]: true } : others;
}

export function hasClaim(claims: Claims | undefined, name: string): boolean {
  return claims?.[name] === true;
}
