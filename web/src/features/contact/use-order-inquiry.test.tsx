import { beforeEach, expect, it, vi } from 'vitest';
import { fetchAccount } from '../../shared/api/account-requests.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { render } from '../../shared/testing/render.tsx';
import { ContactForm } from './contact-form.tsx';

type Account = Awaited<ReturnType<typeof fetchAccount>>;
const account = vi.hoisted(() => ({ profile: { name: 'Ana Ruiz' } }) as Account);

vi.mock(
  import('../../shared/session/use-session.ts'),
  () => ({ useSignedInSession: vi.fn() }) as never,
);
vi.mock(
  import('../../shared/api/account-requests.ts'),
  () => ({ fetchAccount: vi.fn(async () => account) }) as never,
);

beforeEach(() => {
  vi.mocked(fetchAccount).mockClear();
  vi.mocked(useSignedInSession).mockReturnValue({
    status: 'signed-in',
    user: { uid: 'ana', email: 'ana@example.com' },
  });
  return () => {
    vi.restoreAllMocks();
  };
});

async function openForm(path: string) {
  const form = await render(<ContactForm />, { path, content: ['contact'] });
  const field = (name: string) => form.getByRole('textbox', { name });
  const textOf = (name: string): unknown => Reflect.get(field(name), 'value');
  const texts = () => ['Name', 'Email', 'Subject (optional)', 'Message'].map(textOf);
  return { ...form, field, textOf, texts };
}

const withOrder = '/contact?order=K7QM-3XWT#contact-form';

it('fills in the order, email, and name, then moves focus to the form', async () => {
  const { texts, getByRole } = await openForm(withOrder);
  await vi.waitFor(() =>
    expect(texts()).toEqual(['Ana Ruiz', 'ana@example.com', 'Order K7QM-3XWT', '']),
  );
  expect(document.activeElement).toBe(getByRole('heading', { name: 'Get in touch' }));
});

it('fills in only the order for a visitor', async () => {
  vi.mocked(useSignedInSession).mockReturnValue(undefined);
  const { texts } = await openForm(withOrder);
  expect(texts()).toEqual(['', '', 'Order K7QM-3XWT', '']);
  expect(fetchAccount).not.toHaveBeenCalled();
});

it('fills in nothing without an order', async () => {
  const { texts } = await openForm('/contact');
  expect(texts()).toEqual(['', '', '', '']);
  expect(fetchAccount).not.toHaveBeenCalled();
});

it.each(['', 'call +1 900 555 0100', '<b>x</b>', 'x'.repeat(65)])(
  'ignores the invalid order %j',
  async (order) => {
    const { texts } = await openForm(`/contact?${new URLSearchParams({ order })}`);
    expect(texts()).toEqual(['', '', '', '']);
  },
);

it('keeps a name that the customer has typed in the meantime', async () => {
  let respond: (response: Account) => void = () => undefined;
  const response = new Promise<Account>((resolve) => {
    respond = resolve;
  });
  vi.mocked(fetchAccount).mockReturnValueOnce(response);
  const { field, textOf, user } = await openForm(withOrder);
  await user.type(field('Name'), 'Dr. Ruiz');
  respond(account);
  await response;
  expect(textOf('Name')).toBe('Dr. Ruiz');
});

it('leaves the name empty if the profile cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(fetchAccount).mockRejectedValueOnce(new Error('offline'));
  const { texts } = await openForm(withOrder);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(texts()).toEqual(['', 'ana@example.com', 'Order K7QM-3XWT', '']);
});
