import { beforeEach, expect, it, vi } from 'vitest';
import { getProfile, type Profile } from '../../shared/api/account-requests.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { render } from '../../shared/testing/render.tsx';
import { ContactForm } from './contact-form.tsx';

vi.mock(
  import('../../shared/session/use-session.ts'),
  () => ({ useSignedInSession: vi.fn() }) as never,
);
vi.mock(
  import('../../shared/api/account-requests.ts'),
  () => ({ getProfile: vi.fn(async () => ({ name: 'Ana Ruiz' })) }) as never,
);

beforeEach(() => {
  vi.mocked(getProfile).mockClear();
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

it('fills in the order, the email and the name, and moves to the form', async () => {
  const { texts, getByRole } = await openForm(withOrder);
  await vi.waitFor(() =>
    expect(texts()).toEqual(['Ana Ruiz', 'ana@example.com', 'Order K7QM-3XWT', '']),
  );
  expect(document.activeElement).toBe(getByRole('heading', { name: 'Write to us' }));
});

it('fills in only the order for a visitor', async () => {
  vi.mocked(useSignedInSession).mockReturnValue(undefined);
  const { texts } = await openForm(withOrder);
  expect(texts()).toEqual(['', '', 'Order K7QM-3XWT', '']);
  expect(getProfile).not.toHaveBeenCalled();
});

it('fills in nothing without an order', async () => {
  const { texts } = await openForm('/contact');
  expect(texts()).toEqual(['', '', '', '']);
  expect(getProfile).not.toHaveBeenCalled();
});

it.each(['', 'call +1 900 555 0100', '<b>x</b>', 'x'.repeat(65)])(
  'ignores %j in the place of an order',
  async (order) => {
    const { texts } = await openForm(`/contact?${new URLSearchParams({ order })}`);
    expect(texts()).toEqual(['', '', '', '']);
  },
);

it('leaves a name alone that the customer has typed in the meantime', async () => {
  let answer: (profile: Profile) => void = () => undefined;
  const profile = new Promise<Profile>((resolve) => {
    answer = resolve;
  });
  vi.mocked(getProfile).mockReturnValueOnce(profile);
  const { field, textOf, user } = await openForm(withOrder);
  await user.type(field('Name'), 'Dr. Ruiz');
  answer({ name: 'Ana Ruiz' } as Profile);
  await profile;
  expect(textOf('Name')).toBe('Dr. Ruiz');
});

it('leaves the name empty if the profile cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(getProfile).mockRejectedValueOnce(new Error('offline'));
  const { texts } = await openForm(withOrder);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(texts()).toEqual(['', 'ana@example.com', 'Order K7QM-3XWT', '']);
});
