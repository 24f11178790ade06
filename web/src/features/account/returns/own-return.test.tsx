import { beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { render } from '../../../shared/testing/render.tsx';
import { returnFixture } from '../testing/fixtures.ts';
import OwnReturn from './own-return.tsx';

let shown = returnFixture();
vi.mock(import('../../../shared/api/api-client.ts'), async (original) => ({
  ...(await original()),
  request: vi.fn(),
}));
vi.mock(import('./live-own-return.tsx'), () => ({
  LiveOwnReturn: ({ children }) => children(shown),
}));
vi.mock(import('./replacement-shipments.tsx'), () => ({ ReplacementShipments: () => null }));

beforeEach(() => {
  vi.mocked(request).mockReset();
});

const open = (changes: Parameters<typeof returnFixture>[0], language: 'en' | 'es' = 'en') => {
  shown = returnFixture(changes);
  return render(<OwnReturn uid="ana" rmaNumber="R7QM-3XWT" />, {
    language,
    content: ['account', 'returns'],
  });
};

describe('the page of a return', () => {
  it.each([
    ['requested', 'We received your request', true, false],
    ['accepted', 'We accepted your return', true, true],
    ['declined', 'We declined your return', false, false],
    ['canceled', 'You canceled this return', false, false],
    ['received', 'Your package arrived', false, false],
    ['settled', 'This return is complete', false, false],
  ] as const)('explains the state "%s"', async (state, text, isCancelable, hasPdf) => {
    const { getByRole, getByText, queryByRole } = await open({ state });
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Return R7QM-3XWT');
    expect(getByText(new RegExp(`^${text}`))).toBeTruthy();
    expect(queryByRole('button', { name: 'Cancel return' }) !== null).toBe(isCancelable);
    expect(queryByRole('button', { name: 'Return instructions' }) !== null).toBe(hasPdf);
  });

  it('shows why the return was declined', async () => {
    const { getByText } = await open({ state: 'declined', declineReason: 'Opened packaging' });
    expect(getByText('Reason: Opened packaging')).toBeTruthy();
  });

  it.each([
    ['en', 'Refund: $125.00', ['Accepted: 1', 'Received: 1', 'Arrived unopened', 'To be refunded']],
    ['es', 'Reembolso: $125.00', ['Aceptados: 1', 'Recibidos: 1', 'Llegó sin abrir']],
  ] as const)(
    'shows the refund and what happened to each line (%s)',
    async (language, refund, facts) => {
      const [line] = returnFixture().lines;
      const received = {
        acceptedQuantity: 1,
        receivedQuantity: 1,
        condition: 'unopened',
        resolution: 'refund',
      } as const;
      const lines = line ? [{ ...line, ...received }] : [];
      const changes = { state: 'settled', refundAmount: 12_500, lines } as const;
      const { getByText, getAllByRole } = await open(changes, language);
      expect(getByText(refund)).toBeTruthy();
      for (const fact of facts) expect(getAllByRole('listitem')[0]?.textContent).toContain(fact);
    },
  );

  it('announces that a replacement will be shipped', async () => {
    const { getByText } = await open({ state: 'settled', toReplace: true });
    expect(getByText(/as soon as your replacement ships/)).toBeTruthy();
  });

  it('cancels the return after a confirmation', async () => {
    vi.mocked(request).mockResolvedValue({ rmaNumber: 'R7QM-3XWT', state: 'canceled' });
    const { getByRole, queryByRole, user } = await open({});
    await user.click(getByRole('button', { name: 'Cancel return' }));
    const dialog = getByRole('alertdialog', { name: 'Cancel this return?' });
    expect(document.activeElement?.textContent).toBe('Keep it');
    expect(request).not.toHaveBeenCalled();
    await user.click(getByRole('button', { name: 'Cancel return' }));
    expect(request).toHaveBeenCalledExactlyOnceWith(
      '/api/de/account/returns/R7QM-3XWT/cancel',
      expect.objectContaining({ method: 'POST' }),
    );
    await vi.waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
    expect(dialog.isConnected).toBe(false);
  });

  it('keeps the dialog open with the reason if the return can no longer be canceled', async () => {
    const error =
      'The return’s status has changed, so this is no longer possible. Check the current status.';
    vi.mocked(request).mockRejectedValue(new ApiError(409, { code: 'return-state', error }));
    const { getByRole, findByText, user } = await open({});
    await user.click(getByRole('button', { name: 'Cancel return' }));
    await user.click(getByRole('button', { name: 'Cancel return' }));
    expect(await findByText(error)).toBeTruthy();
  });
});
