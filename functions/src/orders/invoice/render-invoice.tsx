import { renderToBuffer } from '@react-pdf/renderer';
import { Invoice } from './invoice.tsx';
import type { InvoiceData } from './invoice-data.ts';

/** The invoice as the bytes of a PDF. Imported when the first is asked for: the library is large. */
export function renderInvoice(data: InvoiceData): Promise<Buffer> {
  return renderToBuffer(<Invoice data={data} />);
}
