import { authUrl } from '@dental-shop/emulators/addresses';

export const extractLink = (text: string): URL =>
  new URL(/http\S+\/auth\/action\S+/.exec(text)?.[0] ?? '');

/** Uses the link's code, as the page behind the link would. Returns the HTTP status. */
export async function followLink(link: URL): Promise<number> {
  const url = new URL('/identitytoolkit.googleapis.com/v1/accounts:update?key=demo-key', authUrl);
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode: link.searchParams.get('oobCode') }),
  });
  return status;
}

/** Sets the password with the link's code, as the page behind the link would. */
export async function setPassword(link: URL, newPassword: string): Promise<number> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-key';
  const { status } = await fetch(new URL(path, authUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode: link.searchParams.get('oobCode'), newPassword }),
  });
  return status;
}
