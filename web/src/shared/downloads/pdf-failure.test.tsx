import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { downloadFile } from '../api/download-file.ts';
import { InvoiceButton } from '../orders/invoice-button.tsx';
import { render } from '../testing/render.tsx';
import { CertificateButton } from './certificate-button.tsx';

vi.mock('../api/download-file.ts', () => ({ downloadFile: vi.fn() }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.restoreAllMocks();
});

const invoice = <InvoiceButton orderId="order" order={{ status: 'completed' }} />;
const certificate = <CertificateButton number="1" />;

it.each([
  ['invoice', 'en', invoice, 'You’ve reached the limit of 60 PDFs per hour. Try again later.'],
  ['invoice', 'es', invoice, 'Puede descargar 60 PDF por hora. Inténtelo más tarde.'],
  [
    'certificate',
    'en',
    certificate,
    'You’ve reached the limit of 60 PDFs per hour. Try again later.',
  ],
] as const)(
  'explains the hourly download limit for the %s (%s)',
  async (_, language, button, sentence) => {
    const body = { code: 'too-many-requests', error: '' } as const;
    vi.mocked(downloadFile).mockRejectedValue(new ApiError(429, body));
    const { findByRole, getByRole, user } = await render(button, {
      language,
      content: ['account'],
    });
    await user.click(getByRole('button'));
    expect((await findByRole('alert')).textContent).toBe(sentence);
  },
);

it.each([
  ['invoice', invoice, 'We couldn’t download the invoice.'],
  ['certificate', certificate, 'We couldn’t download the certificate.'],
])('shows a general error for the %s', async (_, button, sentence) => {
  vi.mocked(downloadFile).mockRejectedValue(new Error('No.'));
  const { findByRole, getByRole, user } = await render(button, { content: ['account'] });
  await user.click(getByRole('button'));
  expect((await findByRole('alert')).textContent).toContain(sentence);
});
