const dayMs = 24 * 60 * 60 * 1000;

/** RFC 9116 asks for less than a year, so that no address outlives whoever reads it. */
const validDays = 360;

interface SecurityContact {
  /** Without a slash at the end. */
  siteUrl: string;
  email: string;
  builtAt: Date;
}

/** `/.well-known/security.txt`: whom to tell of a weakness, as RFC 9116 has it. */
export function securityText({ siteUrl, email, builtAt }: SecurityContact): string {
  const expires = new Date(builtAt.getTime() + validDays * dayMs);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en, es',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
