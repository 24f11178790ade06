import { describe, expect, it } from 'vitest';
import { acceptLines, type ReceivedLine, receiveLines } from './handle-lines.ts';
import { returnLine } from './testing/return-line.ts';

describe('acceptLines', () => {
  const lines = [returnLine({ id: '0' }), returnLine({ id: '1', sku: 'CAP' })];

  it('sets the quantity of each line, which may be zero', () => {
    const accepted = [
      { id: '1', quantity: 0 },
      { id: '0', quantity: 2 },
    ];
    expect(acceptLines(lines, accepted).lines?.map((line) => line.acceptedQuantity)).toEqual([
      2, 0,
    ]);
  });

  it('rejects more units than were requested', () => {
    const accepted = [
      { id: '0', quantity: 3 },
      { id: '1', quantity: 0 },
    ];
    expect(acceptLines(lines, accepted)).toEqual({ problem: 'return-exceeds-requested' });
  });

  it('rejects zero units for all lines', () => {
    const accepted = [
      { id: '0', quantity: 0 },
      { id: '1', quantity: 0 },
    ];
    expect(acceptLines(lines, accepted)).toEqual({ problem: 'return-nothing-accepted' });
  });

  it.each([
    ['a missing line', ['0']],
    ['an unknown line', ['0', '1', '2']],
    ['a line that replaces another one', ['0', '0']],
    ['a repeated line', ['0', '1', '1']],
  ])('rejects %s', (_, ids) => {
    const accepted = ids.map((id) => ({ id, quantity: 1 }));
    expect(acceptLines(lines, accepted)).toEqual({ problem: 'return-lines-changed' });
  });
});

describe('receiveLines', () => {
  const lines = [
    returnLine({ id: '0', acceptedQuantity: 2 }),
    returnLine({ id: '1', sku: 'CAP', acceptedQuantity: 0 }),
  ];
  const received = (changes: Partial<ReceivedLine> = {}): ReceivedLine => ({
    id: '0',
    quantity: 2,
    condition: 'unopened',
    resolution: 'refund',
    ...changes,
  });

  it('records quantity, condition, and resolution', () => {
    const { lines: handled } = receiveLines(lines, [received({ quantity: 1 })]);
    expect(handled).toMatchObject([
      { receivedQuantity: 1, condition: 'unopened', resolution: 'refund' },
      { receivedQuantity: 0, condition: null, resolution: 'none' },
    ]);
  });

  it("sets no refund or replacement for units that didn't arrive", () => {
    const { lines: handled } = receiveLines(lines, [received({ quantity: 0 })]);
    expect(handled?.[0]).toMatchObject({
      receivedQuantity: 0,
      condition: null,
      resolution: 'none',
    });
  });

  it("replaces a failed device that doesn't come back", () => {
    const failed = lines.map((line) => ({ ...line, reason: 'device-problem' as const }));
    const missing = { quantity: 0, resolution: 'replacement' } as const;
    const both = [received(missing), received({ ...missing, id: '1' })];
    expect(receiveLines(failed, both).lines).toMatchObject([
      { receivedQuantity: 0, condition: null, resolution: 'replacement' },
      { receivedQuantity: 0, condition: null, resolution: 'none' },
    ]);
    expect(receiveLines(lines, both).lines).toMatchObject([
      { resolution: 'none' },
      { resolution: 'none' },
    ]);
    const refund = received({ quantity: 0, resolution: 'refund' });
    expect(receiveLines(failed, [refund]).lines?.[0]).toMatchObject({ resolution: 'none' });
  });

  it('accepts zero units of a line that was declined', () => {
    const both = [received(), received({ id: '1', quantity: 0 })];
    expect(receiveLines(lines, both).lines).toHaveLength(2);
  });

  it.each([
    ['more units than were accepted', [received({ quantity: 3 })]],
    ['units of a line that was declined', [received(), received({ id: '1', quantity: 1 })]],
  ])('rejects %s', (_, each) => {
    expect(receiveLines(lines, each)).toEqual({ problem: 'return-exceeds-requested' });
  });

  it.each([
    ['a missing line', [received({ id: '1', quantity: 0 })]],
    ['an unknown line', [received(), received({ id: '7' })]],
    ['a repeated line', [received(), received()]],
  ])('rejects %s', (_, each) => {
    expect(receiveLines(lines, each)).toEqual({ problem: 'return-lines-changed' });
  });
});
