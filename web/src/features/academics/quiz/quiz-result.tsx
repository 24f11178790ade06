import type { Answers, QuizScore } from '@dental-shop/domain/certification/grade-quiz';
import { passMark, questions } from '@dental-shop/domain/certification/quiz';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { CertificateStep } from './certificate-step.tsx';

interface QuizResultProps {
  answers: Answers;
  marks: QuizScore;
  onRetake: () => void;
}

export function QuizResult({ answers, marks: { right, isPassed }, onRetake }: QuizResultProps) {
  const { t } = useTranslation('quiz');
  const result = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => result.current?.focus(), []);
  return (
    <Alert
      ref={result}
      tabIndex={-1}
      role="status"
      severity={isPassed ? 'success' : 'warning'}
      sx={{ mb: 2 }}
    >
      <AlertTitle>{t('score', { right, count: questions.length })}</AlertTitle>
      <span>{t(isPassed ? 'passed' : 'failed', { passMark })}</span>
      {right < questions.length && <span>{` ${t('explained')}`}</span>}
      {isPassed && <CertificateStep answers={answers} />}
      <Button variant={isPassed ? 'text' : 'outlined'} onClick={onRetake} sx={{ mt: 1.5 }}>
        {t('again')}
      </Button>
    </Alert>
  );
}
