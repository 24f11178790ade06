import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { newCertificateNumber } from './award-certificate.ts';
import { type CertificateData, renderCertificate } from './render-certificate.tsx';

const data: CertificateData = {
  number: '7KQM-3XWT-9HPA',
  name: 'Núria Ibáñez Muñoz',
  score: 19,
  questions: 20,
  credits: 2,
  // 8 p.m. on the previous day in the office's time zone.
  passedAt: new Date('2026-11-21T04:00:00Z'),
  language: 'en',
  timeZone: 'America/Los_Angeles',
  seller: {
    name: 'Maker, Inc.',
    address: ['1 Way', 'Los Angeles, CA 90000'],
    phone: '+1 213',
    email: 'a@b.example',
  },
};

async function read(changes: Partial<CertificateData> = {}) {
  const bytes = await renderCertificate({ ...data, ...changes });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return extractText(document, { mergePages: true });
}

describe('renderCertificate', () => {
  it('shows the name, date, score, credits, and certificate number', async () => {
    const { text, totalPages } = await read();
    for (const words of [
      'Maker, Inc.',
      'Certificate of Completion',
      'Núria Ibáñez Muñoz',
      'has completed the certification course and passed the quiz',
      'November 20, 2026',
      '19 of 20',
      '2 CE credits',
      '7KQM-3XWT-9HPA',
      '1 Way, Los Angeles, CA 90000',
      '+1 213 · a@b.example',
    ]) {
      expect(text).toContain(words);
    }
    expect(totalPages).toBe(1);
  });

  it('renders in Spanish', async () => {
    const { text } = await read({ language: 'es' });
    for (const words of [
      'Certificado de finalización',
      'Se certifica que',
      '20 de noviembre de 2026',
      '19 de 20',
      '2 créditos CE',
    ]) {
      expect(text).toContain(words);
    }
  });

  it.each(['Łukasz Đorđević', 'Kaʻahumanu Smith‐Jones', 'Γιώργος Παπάς', 'Владимир Щукин'])(
    'prints the name %s unchanged',
    async (name) => {
      const { text } = await read({ name });
      expect(text).toContain(name);
    },
  );

  it('shows the implant with its dimensions', async () => {
    const { text } = await read();
    expect(text).toContain('4.5 mm');
    expect(text).toContain('12 mm');
  });

  it.each(['Maximiliana ', '山'])(
    'fits on one page with the longest possible name, made of %j',
    async (part) => {
      const { text, totalPages } = await read({ name: part.repeat(200).slice(0, 200) });
      expect(totalPages).toBe(1);
      expect(text).toContain('7KQM-3XWT-9HPA');
    },
  );
});

it('certificate numbers are random and avoid ambiguous characters', () => {
  const numbers = Array.from({ length: 200 }, newCertificateNumber);
  expect(new Set(numbers).size).toBe(200);
  for (const number of numbers)
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
});
