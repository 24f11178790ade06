import type { CertificateSummary } from '@dental-shop/domain/api/certificate';
import { formatDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CertificateButton } from '../../shared/downloads/certificate-button.tsx';

/** The certificate that the customer has earned with the quiz. */
export function CertificateSection({ certificate }: { certificate: CertificateSummary }) {
  const { t, i18n } = useTranslation();
  const { number, score, questions, passedAt } = certificate;
  return (
    <Box component="section" aria-labelledby="certificate" sx={sectionStyle}>
      <Typography variant="h2" id="certificate" sx={{ fontSize: '1.25rem' }}>
        {t('common.certificate.title')}
      </Typography>
      <div>
        {t('account.certificate.passed', {
          date: formatDate(new Date(passedAt), 'day', i18n.language),
          score,
          count: questions,
        })}
      </div>
      <Box sx={{ color: 'text.secondary' }}>{t('account.certificate.number', { number })}</Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CertificateButton number={number} />
      </Box>
    </Box>
  );
}

const sectionStyle = {
  display: 'grid',
  gap: 0.5,
  maxWidth: '60ch',
  mt: 3,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;
