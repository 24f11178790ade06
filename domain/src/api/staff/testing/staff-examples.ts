import { type StaffCall, staffCalls } from '../calls.ts';

type Example = Readonly<Record<string, unknown>>;

/** The examples in a call's contract; the first request has every field that it may have. */
export function staffExamples(
  name: StaffCall,
  part: 'request' | 'response',
): readonly [Example, ...Example[]] {
  const { examples = [] } = staffCalls[name][part].meta() ?? {};
  const [first, ...others] = examples as Example[];
  if (!first) throw new Error(`The contract of ${name} has no example of its ${part}.`);
  return [first, ...others];
}
