import { renderToBuffer } from '@react-pdf/renderer';
import type { PdfContent } from './content/pdf-content.ts';
import { registerFonts } from './pages/fonts.ts';
import { PdfDocument } from './pages/pdf-document.tsx';

registerFonts();

interface RenderOptions {
  /** The day of the edition. */
  date: Date;
  /** Headings of the columns of a table of parts. */
  columns: { sku: string; product: string; price: string };
}

/** Sets one PDF; returns its bytes. */
export function renderPdf(pdf: PdfContent, { date, columns }: RenderOptions): Promise<Uint8Array> {
  return renderToBuffer(<PdfDocument pdf={pdf} date={date} columns={columns} />);
}
