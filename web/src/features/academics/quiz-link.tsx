import { useTranslation } from 'react-i18next';
import { site } from '../../config/site.ts';

/** The examination service's quiz; nothing where the site's configuration has no address for it. */
export function QuizLink() {
  const { t } = useTranslation('academics');
  if (site.quizAddress === '') return null;
  return (
    <>
      <h2>{t('certification.quizHeading')}</h2>
      <p>
        {t('certification.quizIntroduction')}{' '}
        <a href={site.quizAddress} target="_blank" rel="noopener noreferrer">
          {t('certification.openQuiz')}
        </a>
      </p>
    </>
  );
}
