import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentReady } from '../../../app/content-ready.tsx';
import { site } from '../../../config/site.ts';
import { firstUnanswered, type Marks, markAnswers } from './mark-answers.ts';
import { questions } from './questions.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { readAnswers } from './read-answers.ts';

export default function Quiz() {
  return (
    <ContentReady namespace="quiz">
      <QuizForm />
    </ContentReady>
  );
}

/** The shop's own quiz. It is marked here and sent nowhere: the result is the reader's to tell. */
function QuizForm() {
  const { t } = useTranslation('quiz');
  const [attempt, setAttempt] = useState(1);
  const [marks, setMarks] = useState<Marks>();
  const [missing, setMissing] = useState<number>();

  function finish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = readAnswers(new FormData(form));
    const unanswered = firstUnanswered(answers);
    if (unanswered) {
      setMissing(questions.findIndex(({ name }) => name === unanswered) + 1);
      form.querySelector<HTMLInputElement>(`input[name="${unanswered}"]`)?.focus();
      return;
    }
    setMissing(undefined);
    setMarks(markAnswers(answers));
  }

  return (
    <form key={attempt} onSubmit={finish} aria-label={t('title')}>
      <p>{t('introduction', { count: questions.length, passMark: site.certification.passMark })}</p>
      {marks && (
        <QuizResult
          marks={marks}
          onAgain={() => {
            setMarks(undefined);
            setAttempt(attempt + 1);
          }}
        />
      )}
      {questions.map(({ name }, index) => (
        <QuizQuestion
          key={name}
          name={name}
          number={index + 1}
          isRight={marks && !marks.wrong.includes(name)}
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
