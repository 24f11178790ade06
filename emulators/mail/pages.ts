import escapeHtml from 'escape-html';
import type { Mail } from './mailbox.ts';

const style = `
  :root { color-scheme: light dark; --line: light-dark(#dfe5e8, #33424a); --accent: #00838f; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif;
    background: light-dark(#f6f8f9, #14202a); color: light-dark(#1c2b33, #e6edf0); }
  main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
  header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; }
  h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
  ul { list-style: none; margin: 0; padding: 0; }
  li a { display: grid; gap: 0 1rem; grid-template-columns: 1fr auto; padding: .75rem 1rem;
    color: inherit; text-decoration: none; }
  ul, iframe { background: light-dark(#fff, #1b2932); border: 1px solid var(--line);
    border-radius: .5rem; }
  li + li { border-top: 1px solid var(--line); }
  li a:hover, li a:focus-visible { background: light-dark(#e8f5f6, #22363f); }
  li strong, li span { overflow-wrap: anywhere; }
  time, .to { color: light-dark(#55666f, #9fb0b8); font-size: .875rem; }
  button { font: inherit; padding: .4rem 1rem; border: 1px solid var(--accent);
    border-radius: .5rem; background: none; color: inherit; cursor: pointer; }
  iframe { width: 100%; height: 70vh; background: #fff; }
  .empty { padding: 3rem 1rem; text-align: center; }
`;

const page = (title: string, content: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<style>${style}</style></head><body><main>${content}</main></body></html>`;

const time = (date: string): string =>
  `<time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time>`;

const listItem = ({ id, to, subject, date }: Mail): string =>
  `<li><a href="/messages/${id}"><strong>${escapeHtml(subject) || '(no subject)'}</strong>` +
  `${time(date)}<span class="to">to ${escapeHtml(to.join(', '))}</span></a></li>`;

export function inboxPage(mails: readonly Mail[]): string {
  const list =
    mails.length === 0
      ? '<p class="empty">No email yet. Everything the shop sends appears here.</p>'
      : `<ul>${mails.map(listItem).join('')}</ul>`;
  const button =
    mails.length === 0 ? '' : '<form method="post" action="/empty"><button>Empty</button></form>';
  return page(
    `Inbox (${mails.length})`,
    `<header><h1>Inbox</h1>${button}</header>${list}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/**
 * An email can contain a visitor's text, so it's shown in a frame without scripts or access to this
 * page.
 */
export function mailPage({ id, to, from, subject, date }: Mail): string {
  return page(
    subject,
    `<header><h1>${escapeHtml(subject) || '(no subject)'}</h1><a href="/">Inbox</a></header>
    <p class="to">from ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}, ${time(date)}</p>
    <iframe title="Email body" src="/messages/${id}/body"
      sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  );
}

export function mailBody({ html, text }: Mail): string {
  const content = html || `<pre style="white-space: pre-wrap">${escapeHtml(text)}</pre>`;
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${content}`;
}
