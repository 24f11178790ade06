import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { site } from '../../../config/site.ts';
import type { Marks } from './mark-answers.ts';
import { questions } from './questions.ts';

interface QuizResultProps {
  marks: Marks;
  onAgain: () => void;
}

/** Takes the focus, which was on the button at the end of the quiz, so that it is seen and read. */
export function QuizResult({ marks, onAgain }: QuizResultProps) {
  const { t } = useTranslation('quiz');
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  const isPassed = marks.right >= site.certification.passMark;
  return (
    <Alert
      ref={result}
      tabIndex={-1}
      role="status"
      severity={isPassed ? 'success' : 'warning'}
      sx={{ mb: 2, scrollMarginTop: 16 }}
    >
      <AlertTitle>{t('score', { right: marks.right, count: questions.length })}</AlertTitle>
      {t(isPassed ? 'passed' : 'failed', { passMark: site.certification.passMark })}
      {!isPassed && ` ${t('explained')}`}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isPassed && (
          <Button component={Link} to={paths.contact} variant="contained">
            {t('contact')}
          </Button>
        )}
        <Button variant="outlined" onClick={onAgain}>
          {t('again')}
        </Button>
      </Box>
    </Alert>
  );
}
