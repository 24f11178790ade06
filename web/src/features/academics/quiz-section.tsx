import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmbeddedPage } from '../../shared/ui/embedded-page.tsx';
import { readSavedAnswers } from './quiz/saved-answers.ts';

const Quiz = lazyChunk('quiz', () => import('./quiz/quiz.tsx'));

export function QuizSection() {
  const { t } = useTranslation('academics');
  const [isOpen, setIsOpen] = useState(false);
  const { quizAddress } = site.certification;
  // Reopens the quiz after sign-in. Uses an effect, so the route change doesn't take focus from the result.
  useEffect(() => {
    if (!quizAddress && readSavedAnswers()) setIsOpen(true);
  }, [quizAddress]);
  return (
    <section aria-labelledby="quiz-heading">
      <h2 id="quiz-heading">{t('certification.quizHeading')}</h2>
      {!isOpen && (
        <>
          <p>{t(quizAddress ? 'certification.quizElsewhere' : 'certification.quizHere')}</p>
          <Button variant="contained" size="large" onClick={() => setIsOpen(true)}>
            {t('certification.openQuiz')}
          </Button>
        </>
      )}
      {isOpen && quizAddress && (
        <EmbeddedPage address={quizAddress} title={t('certification.quizHeading')} />
      )}
      {isOpen && !quizAddress && (
        <Suspense fallback={<Skeleton variant="rounded" height={240} className="appears-late" />}>
          <Quiz />
        </Suspense>
      )}
    </section>
  );
}
