import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { NotFoundPage } from '../../shared/ui/fallbacks/error-page.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { examplePolicies, findPolicy } from './policies.ts';

const headingMark = '# ';

export default function PolicyPage() {
  const { t } = useTranslation('policies');
  const { policy: slug = '' } = useParams();
  const policy = findPolicy(slug);
  if (!policy) return <NotFoundPage />;
  return (
    <ReadingPage title={t(`${policy}.title`)} description={t(`${policy}.description`)}>
      {examplePolicies.includes(policy) && (
        <Box role="note" sx={exampleStyle}>
          {t('example')}
        </Box>
      )}
      {t(`${policy}.text`)
        .trim()
        .split(/\n\s*\n/)
        .map((block) =>
          block.startsWith(headingMark) ? (
            <h2 key={block}>{block.slice(headingMark.length)}</h2>
          ) : (
            <p key={block}>{block}</p>
          ),
        )}
      <p>
        <span>{t('questions')}</span> <Link to={paths.contact}>{t('contact')}</Link>
      </p>
    </ReadingPage>
  );
}

const exampleStyle = {
  mt: 2,
  p: 1.5,
  border: 1,
  borderLeft: 8,
  borderColor: 'warning.main',
  fontWeight: 600,
} as const;
