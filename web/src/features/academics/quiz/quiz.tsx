import {
  type Answers,
  firstUnanswered,
  gradeQuiz,
} from '@dental-shop/domain/certification/grade-quiz';
import { passMark, questions } from '@dental-shop/domain/certification/quiz';
import Alert from '@mui/material/Alert';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentReady } from '../../../shared/i18n/content-ready.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { readAnswers } from './read-answers.ts';
import { clearAnswers, readSavedAnswers, saveAnswers } from './saved-answers.ts';

export default function Quiz() {
  return (
    <ContentReady sections={['quiz']}>
      <QuizForm />
    </ContentReady>
  );
}

/**
 * Graded in the browser, so no account is needed. The server grades the answers again before it issues a certificate.
 */
function QuizForm() {
  const { t } = useTranslation('quiz');
  const [attempt, setAttempt] = useState(1);
  const [answers, setAnswers] = useState<Answers | undefined>(readSavedAnswers);
  const [missing, setMissing] = useState<number>();
  const marks = answers && gradeQuiz(answers);

  const introduction = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (attempt > 1) introduction.current?.focus();
  }, [attempt]);

  function finish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const submitted = readAnswers((name) => fields.get(name));
    const unanswered = firstUnanswered(submitted);
    if (unanswered) {
      setMissing(questions.findIndex(({ name }) => name === unanswered) + 1);
      form.querySelector<HTMLInputElement>(`input[name="${unanswered}"]`)?.focus();
      return;
    }
    setMissing(undefined);
    if (gradeQuiz(submitted).isPassed) saveAnswers(submitted);
    setAnswers(submitted);
  }

  function startAgain() {
    clearAnswers();
    setAnswers(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <form key={attempt} onSubmit={finish} aria-label={t('title')}>
      <p ref={introduction} tabIndex={-1} style={{ outline: 'none' }}>
        {t('introduction', { count: questions.length, passMark })}
      </p>
      {answers && marks && <QuizResult answers={answers} marks={marks} onRetake={startAgain} />}
      {questions.map(({ name }, index) => (
        <QuizQuestion
          key={name}
          name={name}
          number={index + 1}
          selected={answers?.[name]}
          isCorrect={marks && !marks.wrong.includes(name)}
        />
      ))}
      <div role="alert">
        {missing !== undefined && (
          <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
            {t('missing', { number: missing })}
          </Alert>
        )}
      </div>
      {!marks && (
        <Button type="submit" variant="contained" size="large">
          {t('finish')}
        </Button>
      )}
    </form>
  );
}
