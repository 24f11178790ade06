import { useTranslation } from 'react-i18next';
import { SectionNavigation } from '../../components/section-navigation.tsx';
import { paths } from '../../config/paths.ts';

export function CompanyNavigation() {
  const { t } = useTranslation();
  const { t: text } = useTranslation('company');
  return (
    <SectionNavigation
      heading={t('common.navigation.company')}
      links={[
        { to: paths.storyMission, label: text('story.title') },
        { to: paths.qualityStandards, label: text('quality.title') },
        { to: paths.people, label: text('people.title') },
        { to: paths.materials, label: text('materials.title') },
      ]}
    />
  );
}
