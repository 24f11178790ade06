import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { describeFailure } from './describe-failure.ts';

type Issues<Name extends string, Issue> = Partial<Record<Name, Issue>>;

interface FormState<Name extends string, Issue> {
  issues: Issues<Name, Issue>;
  overlong: readonly string[];
  problemCount: number;
  attempt: number;
  failure: { error: unknown } | undefined;
  busy: boolean;
}

interface FormOptions<Name extends string, Fields, Issue> {
  names: readonly Name[];
  read: (fields: Record<Name, string>) => Fields;
  validate: (fields: Fields) => Issues<Name, Issue>;
  issuesFromError?: (error: unknown) => Issues<Name, Issue>;
  send: (fields: Fields) => Promise<void>;
}

export interface FormHandle<Name extends string, Issue extends string>
  extends FormState<Name, Issue> {
  clear: (name: string) => void;
  isInvalid: (name: string) => boolean;
  elementProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    method: 'post';
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

function focusFirstInvalid(form: HTMLFormElement | null, names: readonly string[]): void {
  const summary = form?.querySelector<HTMLElement>('[data-error-summary]');
  if (summary && names.length > 1) {
    summary.focus();
    return;
  }
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute('name');
    if (element instanceof HTMLElement && name && names.includes(name)) {
      element.focus();
      return;
    }
  }
}

const noProblems = { issues: {}, overlong: [], problemCount: 0, failure: undefined };

export function useForm<Name extends string, Fields, Issue extends string>({
  names,
  read,
  validate,
  issuesFromError = () => ({}),
  send,
}: FormOptions<Name, Fields, Issue>): FormHandle<Name, Issue> {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Name, Issue>>({
    ...noProblems,
    attempt: 0,
    busy: false,
  });

  const { attempt, issues, overlong } = state;
  // Runs after rendering, so screen readers can find the error when the field gets focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to send moves the focus, not each edit
  useLayoutEffect(() => {
    if (attempt > 0) focusFirstInvalid(ref.current, [...Object.keys(issues), ...overlong]);
  }, [attempt]);

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = read(readForm(form, names));
    const found = validate(fields);
    const tooLong = overlongFields(form).map(({ name }) => name);
    const problemCount = new Set([...Object.keys(found), ...tooLong]).size;
    if (problemCount > 0) {
      setState(({ attempt }) => ({
        ...noProblems,
        issues: found,
        overlong: tooLong,
        problemCount,
        attempt: attempt + 1,
        busy: false,
      }));
      return;
    }
    setState((current) => ({ ...current, ...noProblems, busy: true }));
    try {
      await send(fields);
      setState((current) => ({ ...current, busy: false }));
    } catch (error) {
      console.warn('The form could not be sent.', describeFailure(error));
      setState((current) => ({
        ...current,
        issues: issuesFromError(error),
        attempt: current.attempt + 1,
        busy: false,
        failure: { error },
      }));
    }
  }

  function clear(name: string): void {
    setState(({ issues: { [name as Name]: _cleared, ...others }, overlong, ...current }) => ({
      ...current,
      issues: others as Issues<Name, Issue>,
      overlong: overlong.filter((each) => each !== name),
      failure: undefined,
    }));
  }

  return {
    ...state,
    clear,
    isInvalid: (name) => name in issues || overlong.includes(name),
    elementProps: {
      ref,
      noValidate: true,
      // If the form were ever submitted natively, a GET request would expose the password in the URL.
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (!state.busy) void submit(event.currentTarget);
      },
      onChange: (event) => {
        const name = event.target instanceof Element && event.target.getAttribute('name');
        if (name) clear(name);
      },
    },
  };
}

export function readForm<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const fields = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(fields) as Record<Name, string>;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

export function overlongFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.validity.customError,
  );
}
