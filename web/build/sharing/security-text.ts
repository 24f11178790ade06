const dayMs = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year. */
const validDays = 360;

interface SecurityContact {
  siteUrl: string;
  email: string;
  builtAt: Date;
}

/** `/.well-known/security.txt` (RFC 9116). */
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
