import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';

/** Each line of products by its text's key, with the catalogue's categories that hold it. */
export const lines = [
  {
    key: 'abutments',
    categories: ['Solid Abutments', 'Contoured Shoulder Abutments', 'Angled Abutments'],
  },
  { key: 'titach', categories: ['Titach System'] },
  { key: 'fridge', categories: ['Fridge System'] },
  { key: 'simpleLift', categories: ['SimpleLift'] },
  { key: 'turboGuide', categories: ['TurboGuide'] },
  { key: 'kits', categories: ['Surgical & Prosthetic Kits'] },
] as const;

export function ProductLines() {
  const { t } = useTranslation('company');
  const catalogueText = useCatalogueText();
  return (
    <ul>
      {lines.map(({ key, categories }) => (
        <li key={key}>
          {categories.map((category, index) => (
            <span key={category}>
              {index > 0 && <span>, </span>}
              <Link to={paths.category(category)}>{catalogueText.categoryName(category)}</Link>
            </span>
          ))}
          <span>{`: ${t(`story.line.${key}`)}`}</span>
        </li>
      ))}
    </ul>
  );
}
