import { render, toPlainText } from '@react-email/render';
import { compose } from './compose.tsx';

/** Tables of facts and amounts keep their columns; those that mail programs need for layout do not. */
const plainText = { selectors: [{ selector: 'table.data', format: 'dataTable' }] };

interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes, when not to the shop. */
  replyTo: string | undefined;
}

export async function renderMail(...mail: Parameters<typeof compose>): Promise<RenderedMail> {
  const { subject, letter, replyTo } = compose(...mail);
  const html = await render(letter);
  return { subject, html, text: toPlainText(html, plainText), replyTo };
}
