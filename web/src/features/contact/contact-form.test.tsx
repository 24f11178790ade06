import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { ContactForm, contactFailure } from './contact-form.tsx';

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

async function openForm() {
  const form = await render(<ContactForm />, { content: ['contact'] });
  const field = (name: string) => form.getByRole('textbox', { name });
  const send = () => form.user.click(form.getByRole('button', { name: 'Send message' }));
  async function fill() {
    const typed = { Name: 'Robin Sample', Email: 'robin@example.com', Message: 'Do you ship?' };
    for (const [name, text] of Object.entries(typed)) {
      await form.user.click(field(name));
      await form.user.paste(text);
    }
  }
  return { ...form, field, send, fill };
}

it('lists the invalid fields with links to them, and sends nothing', async () => {
  const { field, send, getByRole, user } = await openForm();
  await send();
  expect(getByRole('alert').textContent).toContain('3');
  expect(document.activeElement).toBe(getByRole('group', { name: /3 highlighted fields/ }));
  for (const name of ['Name', 'Email', 'Message']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  }
  await user.click(getByRole('link', { name: 'Enter your name' }));
  expect(document.activeElement).toBe(field('Name'));
  expect(fetching).not.toHaveBeenCalled();
});

it('clears an error as soon as its field is edited', async () => {
  const { field, send, user } = await openForm();
  await send();
  await user.type(field('Name'), 'R');
  expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
});

it('confirms the message and focuses the confirmation', async () => {
  fetching.mockResolvedValue(Response.json({ success: true }));
  const { fill, send, findByRole, queryByRole } = await openForm();
  await fill();
  await send();
  const status = await findByRole('status');
  expect(status.textContent).toContain('robin@example.com');
  expect(document.activeElement).toBe(status);
  expect(queryByRole('button', { name: 'Send message' })).toBeNull();
  const [path, request] = fetching.mock.calls[0] ?? [];
  expect(path).toBe('/api/contact');
  expect(JSON.parse(String(request?.body))).toEqual({
    name: 'Robin Sample',
    email: 'robin@example.com',
    subject: '',
    message: 'Do you ship?',
    language: 'en',
    website: '',
  });
});

it.each([
  [429, 'too-many-requests', 'You’ve sent too many messages.'],
  [500, 'internal', 'We couldn’t send your message.'],
])('keeps the input after status %i and explains the failure', async (status, code, sentence) => {
  fetching.mockResolvedValue(Response.json({ code, error: 'No.' }, { status }));
  const { fill, send, field, findByRole } = await openForm();
  await fill();
  await send();
  expect((await findByRole('alert')).textContent).toContain(sentence);
  expect(field('Message')).toHaveProperty('value', 'Do you ship?');
});

it('has a honeypot that is hidden from users and submitted with the form', async () => {
  fetching.mockResolvedValue(Response.json({ success: true }));
  const { fill, send, user, container, queryByRole, findByRole } = await openForm();
  expect(queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]');
  expect(honeypot?.tabIndex).toBe(-1);
  await fill();
  honeypot?.focus();
  await user.paste('https://spam.example');
  await send();
  await findByRole('status');
  const body = JSON.parse(String(fetching.mock.calls[0]?.[1]?.body));
  expect(body).toMatchObject({ website: 'https://spam.example' });
});

const failure = (code: string) => Object.assign(new Error('No.'), { code });

it.each([
  [failure('too-many-requests'), 'failure.tooMany'],
  [failure('app-check-required'), 'failure.unverified'],
  [failure('network'), 'failure.offline'],
  [failure('timeout'), 'failure.offline'],
  [failure('internal'), 'failure.failed'],
  [failure('toString'), 'failure.failed'],
  [new Error('The script could not be fetched.'), 'failure.failed'],
  ['text', 'failure.failed'],
])('maps %s to %s', (error, sentence) => expect(contactFailure(error)).toBe(sentence));
