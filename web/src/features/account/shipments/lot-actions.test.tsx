import { beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../shared/api/save-file.ts';
import { render } from '../../../shared/testing/render.tsx';
import { shipmentFixture } from '../testing/fixtures.ts';
import { LotActions } from './lot-actions.tsx';
import { shippedLines } from './shipped-lines.ts';

vi.mock('../../../shared/formatting/own-time-zone.ts', () => ({
  ownTimeZone: () => 'America/New_York',
}));
vi.mock(import('../../../shared/api/save-file.ts'), () => ({ saveFile: vi.fn() }));

const implant = { sku: 'IMP-1', name: 'Implant', quantity: 2, lot: 'L1', expiry: '2029-05-31' };
const abutment = { sku: 'AB-1', name: 'Abutment', quantity: 1, lot: '0042', expiry: null };
const drill = { sku: 'DRILL', name: 'Drill', quantity: 1, lot: null, expiry: null };
const linesOf = (...lines: (typeof implant | typeof abutment | typeof drill)[]) =>
  shippedLines([shipmentFixture({ lines })]);

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.mocked(saveFile).mockReset();
});

async function open(lines: ReturnType<typeof linesOf>, language: 'en' | 'es' = 'en') {
  const actions = <LotActions orderName="K7QM-3XWT" lines={lines} />;
  const rendered = await render(actions, { language, content: ['account'] });
  // user-event replaces the clipboard when it's set up.
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  return rendered;
}

it.each([
  [
    'en',
    'Copy lots',
    ['2 × Implant (IMP-1), lot L1, expires 2029-05-31', '1 × Abutment (AB-1), lot 0042'],
    'Lots copied. Paste them into the patient record.',
  ],
  [
    'es',
    'Copiar lotes',
    ['2 × Implant (IMP-1), lote L1, vence 2029-05-31', '1 × Abutment (AB-1), lote 0042'],
    'Lotes copiados. Péguelos en el expediente del paciente.',
  ],
] as const)('copies the lots as text and announces it (%s)', async (language, name, text, done) => {
  const { getByRole, user } = await open(linesOf(implant, abutment, drill), language);
  await user.click(getByRole('button', { name }));
  expect(writeText).toHaveBeenCalledWith(text.join('\n'));
  expect(getByRole('status').textContent).toBe(done);
});

it('suggests the CSV file if the browser blocks copying', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { getByRole, user } = await open(linesOf(implant));
  await user.click(getByRole('button', { name: 'Copy lots' }));
  expect(getByRole('status').textContent).toMatch(/^Your browser blocked copying/);
});

it('saves a CSV file with a row for each line', async () => {
  const { getByRole, user } = await open(linesOf(implant, abutment, drill));
  await user.click(getByRole('button', { name: 'Download CSV' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [[file, name] = []] = vi.mocked(saveFile).mock.calls;
  expect(name).toBe('lots-K7QM-3XWT.csv');
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());
  // Without the byte order mark, Excel doesn't recognize UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect((await file?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Order,Shipped on (Eastern Time),SKU,Name,Quantity,Lot,Expires on',
    'K7QM-3XWT,2026-11-20,IMP-1,Implant,2,L1,2029-05-31',
    "K7QM-3XWT,2026-11-20,AB-1,Abutment,1,'0042,",
    'K7QM-3XWT,2026-11-20,DRILL,Drill,1,,',
    '',
  ]);
});

it('hides the copy button if no device has a lot', async () => {
  const { queryByRole } = await open(linesOf(drill));
  expect(queryByRole('button', { name: 'Copy lots' })).toBeNull();
  expect(queryByRole('button', { name: 'Download CSV' })).not.toBeNull();
});
