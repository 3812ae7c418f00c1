import { isProvince, type Province } from '@tbt/contracts';
import { useSearchParams, useSession } from '@tbt/web-kit';

export function useProvince(): [Province | null, (province: string) => void] {
  const { viewer } = useSession();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('province') ?? viewer?.province ?? '';
  const choose = (province: string) => {
    setSearch(province ? { province } : {}, { replace: true });
  };
  return [isProvince(chosen) ? chosen : null, choose];
}
