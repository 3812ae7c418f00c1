import { useState } from 'react';
import { actorIdOf, useSession } from '@tbt/web-kit';
import type { PostingOfficeFragment } from '../../generated/graphql';

/** Null, or who can add the clinic's missing address. Stays as it is while the form is open. */
export function useMissingOffice(office: PostingOfficeFragment | null): 'viewer' | 'owner' | null {
  const { viewer } = useSession();
  const [isMissing] = useState(() => !office?.streetAddress?.trim());
  if (!office || !isMissing || !viewer) return null;
  return actorIdOf(viewer) === viewer.id ? 'viewer' : 'owner';
}
