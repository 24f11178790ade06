import { renderToBuffer } from '@react-pdf/renderer';
import type { PdfContent } from './content/pdf-content.ts';
import { registerFonts } from './pages/fonts.ts';
import { PdfDocument } from './pages/pdf-document.tsx';

registerFonts();

interface RenderOptions {
  /** The edition's date. */
  date: Date;
  columns: { sku: string; product: string; price: string };
}

export function renderPdf(pdf: PdfContent, { date, columns }: RenderOptions): Promise<Uint8Array> {
  return renderToBuffer(<PdfDocument pdf={pdf} date={date} columns={columns} />);
}
