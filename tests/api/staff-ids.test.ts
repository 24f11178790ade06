import { type StaffCall, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { staffExamples } from '@dental-shop/domain/api/staff/testing/staff-examples';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { newStaff } from '../shop/staff.ts';

const badIds = ['a/b', '.', '..', '__x__', '', '/', 'a\u0000b', 'x'.repeat(2000)];

const isId = (field: string) => /^(id|uids?|\w+Id)$/.test(field);

const rows = (Object.keys(staffCalls) as StaffCall[]).flatMap((name) => {
  const examples = staffExamples(name, 'request');
  const fields = new Set(examples.flatMap((example) => Object.keys(example)).filter(isId));
  return [...fields].map((field) => {
    const example = examples.find((each) => field in each) ?? {};
    const isList = Array.isArray(example[field]);
    const input = (id: string) => ({ ...example, [field]: isList ? [id] : id });
    return { name, field: isList ? `${field}.0` : field, input };
  });
});

let token: string;
beforeAll(async () => {
  token = await (await newStaff()).token();
});

describe.each(rows)('$name, $field', ({ name, field, input }) => {
  it.each(badIds)('rejects %j and reports the field', async (id) => {
    expect(await callFunction(name, input(id), token)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', details: { code: 'invalid-input', field } } },
    });
  });
});
