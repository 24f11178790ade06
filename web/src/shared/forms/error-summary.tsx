import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type MouseEvent, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormHandle } from './use-form.ts';

interface Problem {
  name: string;
  id: string;
  message: string;
}

function readProblems(form: HTMLFormElement | null): Problem[] {
  const invalid = form?.querySelectorAll('[aria-invalid="true"]') ?? [];
  return [...invalid].flatMap((field) => {
    const [messageId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = document.getElementById(messageId)?.textContent ?? '';
    // A radio group is marked invalid as a whole, but its first radio button gets focus.
    const control = field.hasAttribute('name') ? field : field.querySelector('[name]');
    const name = control?.getAttribute('name');
    return control && name ? [{ name, id: control.id, message }] : [];
  });
}

function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

interface ErrorSummaryProps {
  form: Pick<FormHandle<string, string>, 'attempt' | 'problemCount' | 'isInvalid' | 'elementProps'>;
}

/** Stays until the next submission, so the form doesn't move while the user is typing. */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  const { attempt, problemCount, isInvalid, elementProps } = form;
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each language have their own messages
  useLayoutEffect(() => {
    if (problemCount > 0) setProblems(readProblems(elementProps.ref.current));
  }, [attempt, i18n.language]);
  if (problemCount === 0) return null;
  return (
    <Alert
      severity="error"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-error-summary
      sx={{ scrollMarginTop: 16, maxWidth: 720 }}
    >
      <div id={titleId} role="alert">
        {t('common.validationSummary', { count: problemCount })}
      </div>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {problems.map(({ name, id, message }) => (
          <li key={name}>
            {isInvalid(name) ? (
              <Box
                component="a"
                href={`#${id}`}
                onClick={(event) => focusField(event, id)}
                sx={problemStyle}
              >
                {message}
              </Box>
            ) : (
              <Box component="s" sx={problemStyle}>
                {message}
              </Box>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** As tall as a link, so the list doesn't shift when a field is corrected. */
const problemStyle = { color: 'inherit', display: 'block', width: 'fit-content', py: 0.5 } as const;
