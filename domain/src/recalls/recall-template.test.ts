import { expect, it } from 'vitest';
import { maxRecallLots, maxRecallSubject, recallContent } from '../api/staff/recall-calls.ts';
import { maxLotLength } from '../fulfillment/lot.ts';
import { hasPlaceholder, recallTemplate } from './recall-template.ts';

it.each([
  [['A1'], 'Product recall: I4510, lot A1', 'Retiro del mercado: I4510, lote A1'],
  [['A1', 'A2'], 'Product recall: I4510, lots A1, A2', 'Retiro del mercado: I4510, lotes A1, A2'],
  [['A1', 'A2', 'A3', 'A4'], 'Product recall: I4510, 4 lots', 'Retiro del mercado: I4510, 4 lotes'],
])('names the lots in the subject: %j', (lots, en, es) => {
  expect(recallTemplate('I4510', lots).subject).toEqual({ en, es });
});

it('fits the limits, even with the longest lot numbers', () => {
  const lots = Array.from({ length: maxRecallLots }, (_, index) =>
    String(index).padStart(maxLotLength, '0'),
  );
  for (let count = 1; count <= lots.length; count += 1) {
    const some = lots.slice(0, count);
    const template = recallTemplate('I4510', some);
    expect(template.subject.en.length).toBeLessThanOrEqual(maxRecallSubject);
    const content = { sku: 'I4510', lots: some, ...template };
    expect(recallContent.parse(content)).toEqual(content);
  }
});

it('contains a placeholder that staff must replace, in both languages', () => {
  const { message } = recallTemplate('I4510', ['A1']);
  expect([message.en, message.es].map(hasPlaceholder)).toEqual([true, true]);
  expect(hasPlaceholder(message.en.replace(/\[.*\]/, 'The thread may fracture.'))).toBe(false);
});
