import { tutorial } from '@dental-shop/domain/downloads/pdfs';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { PdfDownloads } from '../../shared/downloads/pdf-downloads.tsx';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmbeddedPage } from '../../shared/ui/embedded-page.tsx';
import { FactTable } from '../../shared/ui/fact-table.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { AcademicsNavigation } from './academics-navigation.tsx';
import { readStoredAnswers } from './quiz/stored-answers.ts';

const facts = ['duration', 'credits', 'quiz', 'certificate'] as const;
const steps = [
  'study',
  'quiz',
  site.certification.quizAddress ? 'certificateElsewhere' : 'certificate',
] as const;

export default function CertificationPage() {
  const { t } = useTranslation('academics');
  return (
    <ReadingPage
      title={t('certification.title')}
      description={t('certification.description')}
      navigation={<AcademicsNavigation />}
    >
      <p>{t('certification.introduction')}</p>
      <FactTable
        heading={t('certification.factsHeading')}
        facts={facts.map((fact) => ({
          label: t(`certification.fact.${fact}`),
          value: t(`certification.fact.${fact}Value`),
        }))}
      />
      <h2>{t('certification.stepsHeading')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`certification.step.${step}`)}</li>
        ))}
      </ol>
      <h2>{t('certification.tutorialHeading')}</h2>
      <p>{t('certification.tutorialIntroduction')}</p>
      <PdfDownloads pdf={tutorial} title={t('certification.tutorialTitle')} />
      <p>
        <span>{t('certification.contactIntroduction')}</span>{' '}
        <Link to={paths.contact}>{t('certification.enrol')}</Link>
      </p>
      <p>
        <span>{t('certification.filmsIntroduction')}</span>{' '}
        <Link to={paths.education}>{t('certification.films')}</Link>
      </p>
      <QuizSection />
    </ReadingPage>
  );
}

const Quiz = lazy(() => loadChunk('quiz', () => import('./quiz/quiz.tsx')));

/**
 * The examination service's quiz where the settings have its address, else the shop's own. Neither is
 * loaded before the visitor opens it.
 */
function QuizSection() {
  const { t } = useTranslation('academics');
  const [isOpen, setIsOpen] = useState(false);
  const { quizAddress } = site.certification;
  useEffect(() => {
    // Back from signing in: the kept answers can earn their certificate now.
    if (!quizAddress && readStoredAnswers()) setIsOpen(true);
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
