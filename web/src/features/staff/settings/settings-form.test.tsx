import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { SettingsForm } from './settings-form.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const defaults = officeSettings.parse({});

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (_name, input) => input as never);
  vi.spyOn(console, 'warn').mockReturnValue();
});

async function open(current = defaults) {
  const onSaved = vi.fn();
  const form = (settings: typeof defaults) => <SettingsForm current={settings} onSaved={onSaved} />;
  const view = await render(form(current), { content: ['staff'] });
  const field = (name: string) => view.getByRole('textbox', { name });
  const replace = async (name: string, text: string) => {
    await view.user.clear(field(name));
    await view.user.type(field(name), text);
  };
  const save = () => view.user.click(view.getByRole('button', { name: 'Save settings' }));
  const update = (settings: typeof defaults) => view.rerender(form(settings));
  return { ...view, onSaved, field, replace, save, update };
}

const minutes = 'Undo period for shipments, in minutes';
const notice = 'Someone else just changed these settings.';

it('saves every setting, changed or not', async () => {
  const { user, getByRole, replace, save, onSaved } = await open();
  await replace(minutes, '5');
  await user.click(getByRole('checkbox', { name: 'Sterile packaging must be unopened' }));
  await user.type(getByRole('textbox', { name: 'SKUs that can’t be returned' }), 'TW35, HD55S');
  await save();
  expect(call).toHaveBeenCalledExactlyOnceWith('updateOfficeSettings', {
    ...defaults,
    undoMinutes: 5,
    returnPolicy: {
      ...defaults.returnPolicy,
      sterilePackagingUnopened: false,
      nonReturnableSkus: ['TW35', 'HD55S'],
    },
  });
  expect(onSaved).toHaveBeenCalledOnce();
});

it("explains a number that's out of range and saves nothing", async () => {
  const { field, replace, save } = await open();
  await replace('Device lifetime, in years', '0');
  await save();
  expect(call).not.toHaveBeenCalled();
  const invalid = field('Device lifetime, in years');
  expect(invalid.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(invalid);
  expect(document.body.textContent).toContain('Enter a whole number from 1 to 50.');
});

it("saves the office's time zone", async () => {
  const { user, getByRole, save } = await open();
  const zones = getByRole('combobox', { name: 'Time zone' });
  expect(zones).toHaveProperty('value', 'America/Los_Angeles');
  await user.selectOptions(zones, 'Eastern Time (America/New_York)');
  await save();
  const settings = { ...defaults, timeZone: 'America/New_York' };
  expect(call).toHaveBeenCalledExactlyOnceWith('updateOfficeSettings', settings);
});

it("keeps a time zone that isn't in the list", async () => {
  const { getByRole } = await open({ ...defaults, timeZone: 'Europe/Madrid' });
  expect(getByRole('combobox', { name: 'Time zone' })).toHaveProperty('value', 'Europe/Madrid');
});

it('names the line of the license lookups to correct', async () => {
  const { field, replace, save } = await open();
  await replace('License lookups', 'CA https://search.dca.ca.gov/\nNY op.nysed.gov');
  await save();
  expect(call).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('License lookups'));
  expect(document.body.textContent).toContain('Check line 2.');
});

it("names a SKU that isn't in the catalogue", async () => {
  call.mockRejectedValue(refusal('unknown-sku', { sku: 'TW36' }));
  const { user, field, save, findByText, onSaved } = await open();
  await user.type(field('SKUs that can’t be returned'), 'TW36');
  await save();
  expect(await findByText('There’s no TW36 in the catalogue. Check the SKU.')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
});

it("keeps the input and offers to load another admin's changes", async () => {
  const { user, field, replace, update, getByRole, queryByText } = await open();
  await replace(minutes, '5');
  await update({ ...defaults, undoMinutes: 60 });
  expect(field(minutes)).toHaveProperty('value', '5');
  expect(document.body.textContent).toContain(notice);
  await user.click(getByRole('button', { name: 'Load new settings' }));
  expect(field(minutes)).toHaveProperty('value', '60');
  expect(document.activeElement).toBe(field(minutes));
  expect(queryByText(notice)).toBeNull();
});

it("doesn't mistake its own changes for someone else's", async () => {
  const { replace, save, update } = await open();
  await replace(minutes, '5');
  await save();
  expect(document.body.textContent).not.toContain(notice);
  await update({ ...defaults, undoMinutes: 5 });
  expect(document.body.textContent).not.toContain(notice);
});
