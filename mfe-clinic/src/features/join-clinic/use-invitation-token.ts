import { useState } from 'react';
import { draftStore, useLocation } from '@tbt/web-kit';

const KEY = 'clinic-invitation';

/** The fragment of the mailed link; kept in this tab while its reader signs in, never in an address. */
export function useInvitationToken(): { token: string; keep: () => void; forget: () => void } {
  const { hash } = useLocation();
  const [kept] = useState(() => draftStore.read(KEY).token);
  const token = hash.slice(1) || (typeof kept === 'string' ? kept : '');
  return {
    token,
    keep: () => draftStore.write(KEY, { token }),
    forget: () => draftStore.clear(KEY),
  };
}
