import type { PdfId } from '@dental-shop/domain/downloads/pdfs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '../i18n/languages.ts';
import { useCurrentLanguage } from '../i18n/use-current-language.ts';
import { usePageData } from '../page-data/use-page-data.ts';
import { Button } from '../ui/button.tsx';
import { pdfAddress, pdfFilesAddress } from './pdfs.ts';

export function PdfDownloads({ pdf, title }: { pdf: PdfId; title: string }) {
  const { t } = useTranslation();
  const files = usePageData(pdfFilesAddress);
  const language = useCurrentLanguage();
  const other = otherLanguage[language];
  const file = files?.[pdf][language];
  return (
    <Box sx={{ mt: 1.5 }}>
      {file && (
        <Typography variant="body2" color="textSecondary">
          {t('common.pdf.facts', {
            pages: file.pages,
            size: Math.ceil(file.bytes / 1024),
          })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          component="a"
          href={pdfAddress(pdf, language)}
          hrefLang={language}
          download
          variant="contained"
          sx={buttonStyle}
          aria-label={t('common.pdf.downloadNamed', { title })}
        >
          {t('common.pdf.download')}
        </Button>
        <Button
          component="a"
          href={pdfAddress(pdf, other)}
          hrefLang={other}
          download
          variant="outlined"
          aria-label={t('common.pdf.downloadOtherNamed', { title })}
        >
          {t('common.pdf.downloadOther')}
        </Button>
      </Box>
    </Box>
  );
}

/** Must be more specific than the link color on prose pages. */
const buttonStyle = { '&&&': { color: 'primary.contrastText' } } as const;
