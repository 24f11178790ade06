import { type Option, options, type QuestionName } from '@dental-shop/domain/certification/quiz';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../../shared/theme/touch-target.ts';

interface QuizQuestionProps {
  name: QuestionName;
  number: number;
  selected: Option | undefined;
  isCorrect: boolean | undefined;
}

export function QuizQuestion({ name, number, selected, isCorrect }: QuizQuestionProps) {
  const { t } = useTranslation('quiz');
  const isMarked = isCorrect !== undefined;
  const explanationId = `quiz-${name}-explanation`;
  return (
    <Box
      component="fieldset"
      sx={questionStyle}
      {...(isCorrect === false && { 'aria-describedby': explanationId })}
    >
      <legend>{`${number}. ${t(`question.${name}.text`)}`}</legend>
      {options.map((option) => (
        <label key={option}>
          {/* Uncontrolled, so React never overrides a selection made by the browser or a screen reader. */}
          <input
            type="radio"
            name={name}
            value={option}
            defaultChecked={option === selected}
            disabled={isMarked}
          />
          <span>{t(`question.${name}.${option}`)}</span>
        </label>
      ))}
      {isCorrect === true && <p>{`✓ ${t('right')}`}</p>}
      {isCorrect === false && (
        <Box component="p" id={explanationId} sx={{ color: 'error.main' }}>
          {`✗ ${t('wrong')} ${t(`question.${name}.why`)}`}
        </Box>
      )}
    </Box>
  );
}

const questionStyle = {
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  m: 0,
  px: 0,
  py: 2,
  minWidth: 0,
  '& legend': { float: 'left', width: '100%', p: 0, mb: 0.5, fontWeight: 600 },
  '& label': {
    clear: 'both',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: touchTarget,
    cursor: 'pointer',
  },
  '& input': {
    width: 20,
    height: 20,
    m: 0,
    flexShrink: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& p': { m: 0, mt: 0.5 },
} as const;
