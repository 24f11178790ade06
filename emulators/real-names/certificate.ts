import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** Self-signed for one run and trusted only by that run's processes. */
export interface RunCertificate {
  /** PEM. */
  key: string;
  /** PEM. */
  certificate: string;
  /** Base64 SHA-256 of the public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  publicKeyHash: string;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function makeCertificate(
  names: readonly [string, ...string[]],
): Promise<RunCertificate> {
  const generated = await generate([{ name: 'commonName', value: names[0] }], {
    keyType: 'ec',
    notBeforeDate: new Date(Date.now() - dayMs),
    notAfterDate: new Date(Date.now() + dayMs),
    extensions: [
      // The certificate is also its own CA, because NODE_EXTRA_CA_CERTS points to it.
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
    ],
  });
  const publicKey = new X509Certificate(generated.cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  return {
    key: generated.private,
    certificate: generated.cert,
    publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
  };
}
