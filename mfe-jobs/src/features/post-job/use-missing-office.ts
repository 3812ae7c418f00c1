import { useState } from 'react';
import { isPersonName } from '@tbt/contracts';
import { actorIdOf, useSession } from '@tbt/web-kit';
import type { PostingOfficeFragment } from '../../generated/graphql';

/** What is missing, and who can add it. */
export interface MissingOffice {
  part: 'address' | 'name';
  addedBy: 'viewer' | 'owner';
}

function missingPart(
  office: PostingOfficeFragment | null,
  hasPosted: boolean,
): MissingOffice['part'] | null {
  if (!office?.streetAddress?.trim()) return 'address';
  return !hasPosted && isPersonName(office) ? 'name' : null;
}

/** Null when the clinic has an address and, at its first posting, an office's name. Stays as it is while the form is open. */
export function useMissingOffice(
  office: PostingOfficeFragment | null,
  hasPosted: boolean,
): MissingOffice | null {
  const { viewer } = useSession();
  const [part] = useState(() => missingPart(office, hasPosted));
  if (!office || !part || !viewer) return null;
  return { part, addedBy: actorIdOf(viewer) === viewer.id ? 'viewer' : 'owner' };
}
