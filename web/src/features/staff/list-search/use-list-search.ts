import { useSearchParams } from 'react-router-dom';

const parameter = 'search';

/** The search in the page's URL. It replaces the list's filters, which might hide the record. */
export function useListSearch(): [search: string, setSearch: (search: string) => void] {
  const [address, setAddress] = useSearchParams();
  return [
    address.get(parameter)?.trim() ?? '',
    (search) => setAddress(search === '' ? {} : { [parameter]: search }),
  ];
}
