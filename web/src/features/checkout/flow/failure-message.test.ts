import { refusalSentences } from '@dental-shop/domain/refusal/refusal';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { loadContent } from '../../../shared/i18n/content.ts';
import { createI18n } from '../../../shared/i18n/create-i18n.ts';
import { errorMessage } from './failure-message.ts';

const {
  'app-check-required': _hasContact,
  'too-many-requests': _hasWait,
  ...sentences
} = refusalSentences;

async function messageOf(error: unknown, language: 'en' | 'es' = 'en'): Promise<string> {
  const i18n = await createI18n(language);
  await loadContent(i18n, ['checkout']);
  const { t } = i18n;
  return errorMessage(error, t, []);
}

describe('errorMessage', () => {
  it.each(Object.entries(sentences))(
    "shows the server's message for %s, translated for Spanish readers",
    async (code, error) => {
      const failure = new ApiError(400, { code, error });
      expect(await messageOf(failure)).toBe(error);
      expect(await messageOf(failure, 'es')).not.toBe(error);
    },
  );

  it.each([
    ['en', 'Too many attempts. Try again in 10 min.'],
    ['es', 'Demasiados intentos. Inténtelo de nuevo en 10 min.'],
  ] as const)('includes the waiting time (%s)', async (language, sentence) => {
    const body = { code: 'too-many-requests', error: 'x' };
    const failure = new ApiError(429, body, { retryAfterMs: 599_000 });
    expect(await messageOf(failure, language)).toBe(sentence);
  });

  it.each([
    ['en', 'We couldn’t verify your browser. Call +1 213-555-0100 or email info@example.com'],
    ['es', 'No pudimos verificar su navegador. Llámenos al +1 213-555-0100 o escríbanos a info@'],
  ] as const)('includes contact details if App Check fails (%s)', async (language, words) => {
    const failure = new ApiError(401, { code: 'app-check-required', error: 'x' });
    expect(await messageOf(failure, language)).toContain(words);
  });

  it("shows the server's message for an unknown code", async () => {
    const failure = new ApiError(409, { code: 'new-code', error: 'Please call the office.' });
    expect(await messageOf(failure, 'es')).toBe('Please call the office.');
  });

  it('shows a generic message for an unexpected error', async () => {
    expect(await messageOf(new TypeError('x is undefined'))).toBe(
      'There was an error processing your payment. Please try again.',
    );
  });
});
