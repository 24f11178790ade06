import { stateCode, usStates } from '@dental-shop/domain/account/us-states';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { settings } from '../../../../shared/firestore/collections.ts';
import { useLiveDocument } from '../../use-live-document.ts';

interface LicenseLookup {
  state: string;
  address: string;
  host: string;
}

interface LicenseLookups {
  /** Undefined if the state isn't known, or the settings have no URL for it. */
  ofState: LicenseLookup | undefined;
  /** All states' lookups if the account's state isn't known. The short registration form doesn't ask for it. */
  others: readonly LicenseLookup[];
}

export function useLicenseLookups(typedState: string): LicenseLookups {
  const office = useLiveDocument(settings, 'office');
  if (office === 'loading' || office === 'unreachable') return { ofState: undefined, others: [] };
  const { licenseLookups } = officeSettings.parse(office === 'missing' ? {} : office);
  const all = usStates.flatMap(({ code, name }) => {
    const address = licenseLookups[code];
    return address === undefined
      ? []
      : [{ code, state: name, address, host: new URL(address).host }];
  });
  const wanted = stateCode(typedState);
  return {
    ofState: all.find(({ code }) => code === wanted),
    others: wanted === undefined ? all : [],
  };
}

export function LicenseLookupLinks({ ofState, others }: LicenseLookups) {
  const { t } = useTranslation('staff');
  if (ofState) return <LookupLink lookup={ofState} />;
  if (others.length === 0) return null;
  return (
    <details>
      <Box component="summary" sx={{ minHeight: { xs: 44, md: 24 } }}>
        {t('accounts.verification.lookUpByState')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others.map((lookup) => (
          <li key={lookup.state}>
            <LookupLink lookup={lookup} />
          </li>
        ))}
      </Box>
    </details>
  );
}

function LookupLink({ lookup }: { lookup: LicenseLookup }) {
  const { t } = useTranslation('staff');
  return (
    <Link
      href={lookup.address}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 24 } }}
    >
      {t('accounts.verification.lookUp', { state: lookup.state })}
    </Link>
  );
}
