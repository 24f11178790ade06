import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { SectionNavigation } from '../../shared/ui/menus/link-menu.tsx';

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
