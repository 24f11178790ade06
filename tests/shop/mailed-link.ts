import { authUrl } from '@dental-shop/emulators/addresses';

/** The link to the shop's own page in the text of an email. */
export const linkIn = (text: string): URL =>
  new URL(/http\S+\/auth\/action\S+/.exec(text)?.[0] ?? '');

/** Uses up the code of a link, as the button of its page does; resolves to the status. */
export async function follow(link: URL): Promise<number> {
  const url = new URL('/identitytoolkit.googleapis.com/v1/accounts:update?key=demo-key', authUrl);
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode: link.searchParams.get('oobCode') }),
  });
  return status;
}
