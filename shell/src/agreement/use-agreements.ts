import { useEffect, useState } from 'react';
import {
  agreementsDue,
  currentLegalVersion,
  LEGAL_VERSIONS,
  type AccountConsent,
  type LegalVersion,
} from '@tbt/contracts';
import { detailOf } from '@tbt/web-kit';
import { useMutation, useQuery } from '@tbt/web-kit/graph';
import { AcceptAgreementDocument, AgreementsDocument } from '../generated/graphql';
import { agreementMemory } from './agreement-memory';

export interface DueAgreement {
  document: AccountConsent;
  /** Newer than what was accepted, newest first. */
  versions: readonly LegalVersion[];
}

/** Documents that the account has to accept again. */
export function useAgreements(userId: number) {
  const [isKnown, setKnown] = useState(() => agreementMemory.isSet(userId));
  const { data, refetch } = useQuery(AgreementsDocument, { skip: isKnown });
  const [send] = useMutation(AcceptAgreementDocument);
  const consents = data?.me?.consents;
  const due = consents ? agreementsDue(consents) : [];
  const isSettled = Boolean(consents) && due.length === 0;
  useEffect(() => {
    if (isSettled) agreementMemory.set(userId);
  }, [isSettled, userId]);

  const acceptedOf = (document: AccountConsent) =>
    consents?.find(({ purpose }) => purpose === document)?.textVersion ?? '';
  return {
    due: isKnown
      ? []
      : due.map((document): DueAgreement => ({
          document,
          versions: LEGAL_VERSIONS[document].filter(({ id }) => id > acceptedOf(document)),
        })),
    /** @returns what went wrong, in words. */
    accept: async (): Promise<string | null> => {
      try {
        for (const purpose of due) {
          const textVersion = currentLegalVersion(purpose).id;
          const variables = { input: { purpose, isGiven: true, textVersion } };
          const { data: answer } = await send({ variables });
          const problem = answer?.setConsent.errors[0];
          if (problem) return problem.message;
        }
      } catch (error) {
        // Those that were accepted are not asked for again.
        void refetch().catch(() => undefined);
        return detailOf(error);
      }
      agreementMemory.set(userId);
      setKnown(true);
      return null;
    },
  };
}
