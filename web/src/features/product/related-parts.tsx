import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductData } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';
import { PartList } from './part-list.tsx';

export function RelatedParts({ product }: { product: ProductData }) {
  return (
    <>
      <KitContents kit={product.kit} />
      <InKits kits={product.kits} />
      <FitsWith fitting={product.fitting} />
    </>
  );
}

function KitContents({ kit }: Pick<ProductData, 'kit'>) {
  const { t } = useTranslation();
  if (!kit) return null;
  return (
    <Section heading={t('parts.kit.heading')}>
      {kit.length > 0 ? (
        <Box sx={{ maxWidth: 640 }}>
          <PartList parts={kit} />
        </Box>
      ) : (
        <Typography>
          <span>{t('parts.kit.confirm')}</span>{' '}
          <Box component="a" href={telephoneLink(site.company.phone)} sx={categoryStyle}>
            {site.company.phone}
          </Box>
        </Typography>
      )}
    </Section>
  );
}

function InKits({ kits }: Pick<ProductData, 'kits'>) {
  const { t } = useTranslation();
  if (kits.length === 0) return null;
  return (
    <Section heading={t('parts.kit.within')}>
      <Box sx={{ maxWidth: 640 }}>
        <PartList parts={kits} />
      </Box>
    </Section>
  );
}

function FitsWith({ fitting }: Pick<ProductData, 'fitting'>) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  if (fitting.length === 0) return null;
  return (
    <Section heading={t('parts.fits.heading')} note={t('parts.fits.note')}>
      <Box sx={groupsStyle}>
        {fitting.map(({ category, count, parts }) => {
          const name = catalogueText.categoryName(category);
          return (
            <div key={category}>
              <Typography variant="h3">{name}</Typography>
              {parts.length > 0 ? (
                <PartList parts={parts} />
              ) : (
                <Box component={Link} to={paths.category(category)} sx={categoryStyle}>
                  {t('parts.fits.category', { category: name, count })}
                </Box>
              )}
            </div>
          );
        })}
      </Box>
    </Section>
  );
}

interface SectionProps {
  heading: string;
  note?: string;
  children: ReactNode;
}

function Section({ heading, note, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2">
        {heading}
      </Typography>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
          {note}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const groupsStyle = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const;

const categoryStyle = { ...standaloneLink, color: 'primary.main' } as const;
