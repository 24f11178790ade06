import type { PdfId } from '@dental-shop/domain/downloads/pdfs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '../i18n/languages.ts';
import { useCurrentLanguage } from '../i18n/use-current-language.ts';
import { usePageData } from '../page-data/use-page-data.ts';
import { paperAddress, paperFilesAddress } from './papers.ts';

interface PaperDownloadsProps {
  paper: PdfId;
  /** Names the paper to those who hear the button without what stands around it. */
  title: string;
}

/** A paper in the reader's language, and in the other one for whoever they give it to. */
export function PaperDownloads({ paper, title }: PaperDownloadsProps) {
  const { t } = useTranslation();
  const files = usePageData(paperFilesAddress);
  const language = useCurrentLanguage();
  const other = otherLanguage[language];
  const file = files?.[paper][language];
  return (
    <Box sx={{ mt: 1.5 }}>
      {file && (
        <Typography variant="body2" color="textSecondary" sx={figuresStyle}>
          {t('common.papers.facts', {
            pages: file.pages,
            size: Math.ceil(file.bytes / 1024),
          })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          component="a"
          href={paperAddress(paper, language)}
          hrefLang={language}
          download
          variant="contained"
          sx={buttonStyle}
          aria-label={t('common.papers.downloadNamed', { title })}
        >
          {t('common.papers.download')}
        </Button>
        <Button
          component="a"
          href={paperAddress(paper, other)}
          hrefLang={other}
          download
          variant="outlined"
          aria-label={t('common.papers.downloadOtherNamed', { title })}
        >
          {t('common.papers.downloadOther')}
        </Button>
      </Box>
    </Box>
  );
}

/** Above the colour that a page of prose gives its links. */
const buttonStyle = { '&&&': { color: 'primary.contrastText' } } as const;

const figuresStyle = { fontVariantNumeric: 'tabular-nums' } as const;
