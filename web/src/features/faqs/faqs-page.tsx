import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { questions, type Subject } from './faqs.ts';
import { QuestionDisclosure } from './question-disclosure.tsx';

// `Object.keys` types them as strings only.
const subjects = Object.keys(questions) as Subject[];

export default function FaqsPage() {
  const { t } = useTranslation('faqs');
  return (
    <ReadingPage title={t('title')} description={t('description')}>
      <p>{t('introduction')}</p>
      {subjects.map((subject) => (
        <section key={subject} aria-labelledby={`subject-${subject}`}>
          <h2 id={`subject-${subject}`}>{t(`subject.${subject}`)}</h2>
          {questions[subject].map((question) => (
            <QuestionDisclosure key={question} question={question} />
          ))}
        </section>
      ))}
      <h2>{t('otherHeading')}</h2>
      <p>
        <span>{t('other')}</span> <Link to={paths.contact}>{t('otherLink')}</Link>
      </p>
    </ReadingPage>
  );
}
