import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { ReadingPage } from '../../shared/ui/reading-page.tsx';
import { CompanyNavigation } from './company-navigation.tsx';

export default function PeoplePage() {
  const { t } = useTranslation('company');
  return (
    <ReadingPage
      title={t('people.title')}
      description={t('people.description')}
      navigation={<CompanyNavigation />}
    >
      <p>{t('people.introduction', { company: site.name })}</p>
      <h2>{t('people.facultyHeading')}</h2>
      <p>{t('people.faculty')}</p>
      <People group="faculty" />
      {site.people.team.length > 0 && (
        <>
          <h2>{t('people.teamHeading')}</h2>
          <p>{t('people.team')}</p>
          <People group="team" />
        </>
      )}
    </ReadingPage>
  );
}

function People({ group }: { group: keyof typeof site.people }) {
  const language = useCurrentLanguage();
  return (
    <Box component="ul" sx={listStyle}>
      {site.people[group].map(({ name, role }) => (
        <Box component="li" key={name} sx={personStyle}>
          <Monogram name={name} />
          <div>
            <Box sx={{ fontWeight: 650 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary' }}>{role[language]}</Box>
          </div>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 4,
} as const;

const personStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

function Monogram({ name }: { name: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 72 72"
      aria-hidden="true"
      sx={{ width: 72, height: 72, flexShrink: 0, color: 'primary.main' }}
    >
      <g fill="none" stroke="currentColor">
        <circle cx="36" cy="36" r="28" strokeWidth="1.5" />
        <path d="M36 1v13M36 58v13M1 36h13M58 36h13" strokeWidth="0.75" />
      </g>
      <text
        x="36"
        y="36"
        dy="0.36em"
        textAnchor="middle"
        fill="currentColor"
        fontSize="20"
        fontWeight="600"
      >
        {initials(name)}
      </text>
    </Box>
  );
}

export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
