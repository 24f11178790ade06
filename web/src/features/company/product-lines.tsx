import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { lines } from './lines.ts';

export function ProductLines() {
  const { t } = useTranslation('company');
  const catalogueText = useCatalogueText();
  return (
    <ul>
      {lines.map(({ key, categories }) => (
        <li key={key}>
          {categories.map((category, index) => (
            <span key={category}>
              {index > 0 && ', '}
              <Link to={paths.category(category)}>{catalogueText.categoryName(category)}</Link>
            </span>
          ))}
          : {t(`story.line.${key}`)}
        </li>
      ))}
    </ul>
  );
}
