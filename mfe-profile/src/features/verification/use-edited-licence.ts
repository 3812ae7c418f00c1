import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@tbt/web-kit';
import type { LicenceCardFragment } from '../../generated/graphql';

const FIRST_FIELD = 'licence-province';
const FILE_FIELD = 'licence-documentUrl';

/** Which licence is edited: at first the one whose file is missing, or a new one where the address asks for it. */
export function useEditedLicence(licences: readonly LicenceCardFragment[]) {
  const [query] = useSearchParams();
  const opensNew = query.get('add') === 'licence' && licences.length === 0;
  const incomplete = licences.find(({ status, file }) => status === 'pending' && !file);
  const [edited, setEdited] = useState<LicenceCardFragment | 'new' | null>(
    opensNew ? 'new' : (incomplete ?? null),
  );
  const cards = useRef<HTMLDivElement>(null);
  // Otherwise the page is read from its steps on.
  const [focused, setFocused] = useState<{ field: string } | null>(
    opensNew ? { field: FIRST_FIELD } : null,
  );
  // A new object each time: the button of an open form leads to its field again.
  useEffect(() => {
    if (focused) document.getElementById(focused.field)?.focus();
  }, [focused]);
  return {
    edited,
    edit: setEdited,
    /** From its card: the file comes first while it is missing. */
    editFromCard: (licence: LicenceCardFragment) => {
      const isFileMissing = licence.status === 'pending' && !licence.file;
      setEdited(licence);
      setFocused({ field: isFileMissing ? FILE_FIELD : FIRST_FIELD });
    },
    /** From elsewhere on the page: the form takes the focus. */
    addFromAfar: () => {
      setEdited('new');
      setFocused({ field: FIRST_FIELD });
    },
    close: () => {
      setEdited(null);
      setFocused(null);
    },
    /** The cards take the focus when the form closes. */
    cards,
  };
}

export type EditedLicence = ReturnType<typeof useEditedLicence>;
