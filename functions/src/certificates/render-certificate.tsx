import { renderToBuffer } from '@react-pdf/renderer';
import { CertificatePage } from './certificate.tsx';
import type { CertificateData } from './certificate-data.ts';

/** The certificate as the bytes of a PDF. Imported when the first is asked for: the library is large. */
export function renderCertificate(data: CertificateData): Promise<Buffer> {
  return renderToBuffer(<CertificatePage data={data} />);
}
