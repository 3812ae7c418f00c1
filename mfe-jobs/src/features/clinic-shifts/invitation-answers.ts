import { readFragment } from '../../generated';
import {
  CandidateFragmentDoc,
  type ClinicShiftFragment,
  type ShiftInvitationFragment,
} from '../../generated/graphql';

export interface InvitationAnswer {
  applicantId: string;
  hourlyRate: string;
}

/** Applications that wait for the clinic: of an invited professional, an answer with another rate. */
export const answersOf = ({ applications }: ClinicShiftFragment): InvitationAnswer[] =>
  (applications?.edges ?? [])
    .map(({ node }) => readFragment(CandidateFragmentDoc, node))
    .filter(({ status }) => status === 'pending');

/** Professionals to whom the clinic has made a counter-offer: it takes the place of their invitation. */
export const counteredBy = ({ applications }: ClinicShiftFragment): string[] =>
  (applications?.edges ?? [])
    .map(({ node }) => readFragment(CandidateFragmentDoc, node))
    .filter(({ rounds }) => rounds.some(({ by }) => by === 'clinic'))
    .map(({ applicantId }) => applicantId);

export const answerTo = (
  { status, professionalId }: ShiftInvitationFragment,
  answers: readonly InvitationAnswer[],
): InvitationAnswer | undefined =>
  status === 'pending'
    ? answers.find(({ applicantId }) => applicantId === professionalId)
    : undefined;
