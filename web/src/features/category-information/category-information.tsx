import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { Language } from '@dental-shop/domain/language/language';
import { formatSizes } from '@dental-shop/domain/text/sizes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { usePageData } from '../../shared/page-data/use-page-data.ts';
import { CategoryContents } from './category-contents.tsx';
import { type InformationSection, informationAddress } from './information-text.ts';

interface CategoryInformationProps {
  category: string;
  page: InfoPage;
  drawing: string;
  language: Language;
}

/** Suspends while loading. Must be keyed by language. */
export function CategoryInformation(props: CategoryInformationProps) {
  const { category, page, drawing, language } = props;
  const { t } = useTranslation();
  const name = useCatalogueText().categoryName(category);
  const text = usePageData(informationAddress(page, language));
  const { groups = [], firstOf } = usePageData(catalogueData.category(category)) ?? {};
  const title = text?.title ?? name;
  const summary = text?.summary ?? t('parts.information.fallback', { category: name });
  useDocumentHead({
    title,
    description: summary,
    canonicalPath: paths.categoryInformation(category),
  });
  return (
    <Box component="article">
      <Typography variant="h1">{title}</Typography>
      <Box sx={introductionStyle}>
        <Typography sx={{ fontSize: '1.125rem', lineHeight: 1.55, maxWidth: '60ch' }}>
          {formatSizes(summary)}
        </Typography>
        <Box sx={{ maxWidth: 320, justifySelf: { md: 'end' } }}>
          <ProductPicture fileName={drawing} alt="" isMain isWide />
        </Box>
      </Box>
      {text && <InformationProse sections={text.sections} />}
      <CategoryContents groups={groups} total={firstOf?.total} />
    </Box>
  );
}

function InformationProse({ sections }: { sections: readonly InformationSection[] }) {
  return sections.map(({ heading, paragraph, points }) => (
    <Box component="section" key={heading} sx={{ mt: 3, maxWidth: '68ch' }}>
      <Typography variant="h2">{heading}</Typography>
      <Typography sx={{ mt: 0.75, lineHeight: 1.6 }}>{formatSizes(paragraph)}</Typography>
      {points && (
        <Box component="ul" sx={listStyle}>
          {points.map((point) => (
            <li key={point}>{formatSizes(point)}</li>
          ))}
        </Box>
      )}
    </Box>
  ));
}

const introductionStyle = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  alignItems: 'start',
  mt: 1.5,
} as const;

const listStyle = {
  mt: 0.75,
  mb: 0,
  pl: 2.5,
  lineHeight: 1.6,
  '& li + li': { mt: 0.5 },
  '& li::marker': { color: 'primary.main' },
} as const;
