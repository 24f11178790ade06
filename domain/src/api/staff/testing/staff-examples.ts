import { type StaffCall, staffCalls } from '../calls.ts';

type Example = Readonly<Record<string, unknown>>;

export function staffExamples(
  name: StaffCall,
  part: 'request' | 'response',
): readonly [Example, ...Example[]] {
  const { examples = [] } = staffCalls[name][part].meta() ?? {};
  const [first, ...others] = examples as Example[];
  if (!first) throw new Error(`The contract of ${name} has no example of its ${part}.`);
  return [first, ...others];
}
