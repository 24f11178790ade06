import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { standaloneLink, touchTarget } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { answerLinks, type Question, questions, type Subject } from './faqs.ts';

// `Object.keys` returns `string[]`.
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

/** Uses `<details>`, because it works before scripts load, and the browser's find-in-page can open it. */
export function QuestionDisclosure({ question }: { question: Question }) {
  const { t } = useTranslation('faqs');
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes each time a link is followed
  useEffect(() => {
    if (hash !== `#${question}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
    summary.current?.focus({ preventScroll: true });
  }, [hash, key, question]);
  return (
    <Box component="details" ref={details} id={question} sx={questionStyle}>
      <summary ref={summary}>{t(`question.${question}.ask`)}</summary>
      <p>{t(`question.${question}.answer`)}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mb: 1.5, '& a': standaloneLink }}>
        <Link to={answerLinks[question]}>{t(`question.${question}.link`)}</Link>
        <Link
          to={`#${question}`}
          aria-label={t('anchorTo', { question: t(`question.${question}.ask`) })}
        >
          {t('anchor')}
        </Link>
      </Box>
    </Box>
  );
}

const questionStyle = {
  borderTop: 1,
  borderColor: 'divider',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: touchTarget,
    py: 1,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: 'primary.main' },
  '& summary:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& summary::after': {
    content: '""',
    flexShrink: 0,
    width: 8,
    height: 8,
    mr: 0.75,
    borderRight: '1.5px solid',
    borderBottom: '1.5px solid',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  '&[open] summary::after': { transform: 'translateY(2px) rotate(225deg)' },
  '& p': { mt: 0.5, mb: 1 },
} as const;
