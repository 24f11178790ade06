import { stateCode, usStates } from '@dental-shop/domain/account/us-states';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { settings } from '../../../../shared/firestore/collections.ts';
import { useLiveDocument } from '../../use-live-document.ts';

export interface LicenseLookup {
  state: string;
  address: string;
  host: string;
}

/** Undefined if the settings have no address for this state. */
export function useLicenseLookup(typedState: string): LicenseLookup | undefined {
  const office = useLiveDocument(settings, 'office');
  const code = stateCode(typedState);
  if (code === undefined || office === 'loading' || office === 'unreachable') return undefined;
  const { licenseLookups } = officeSettings.parse(office === 'missing' ? {} : office);
  const address = licenseLookups[code];
  if (address === undefined) return undefined;
  const state = usStates.find((each) => each.code === code)?.name ?? code;
  return { state, address, host: new URL(address).host };
}

export function LicenseLookupLink({ lookup }: { lookup: LicenseLookup | undefined }) {
  const { t } = useTranslation('staff');
  if (!lookup) return null;
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
