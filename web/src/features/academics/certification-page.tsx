import { tutorial } from '@dental-shop/domain/downloads/pdfs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { PdfDownloads } from '../../shared/downloads/pdf-downloads.tsx';
import { FactTable } from '../../shared/ui/fact-table.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { AcademicsNavigation } from './academics-navigation.tsx';
import { QuizSection } from './quiz-section.tsx';

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
