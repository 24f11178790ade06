import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../app/load-chunk.ts';
import { EmbeddedPage } from '../../components/embedded-page.tsx';
import { site } from '../../config/site.ts';

const Quiz = lazy(() => loadChunk('quiz', () => import('./quiz/quiz.tsx')));

/**
 * The examination service's quiz where the site's configuration has an address for it, else the
 * shop's own. Neither is loaded before it is asked for.
 */
export function QuizSection() {
  const { t } = useTranslation('academics');
  const [isOpen, setIsOpen] = useState(false);
  const { quizAddress } = site.certification;
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
