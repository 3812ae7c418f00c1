import { useId } from 'react';
import {
  applicationMessageText,
  credentialStage,
  expectedPay,
  optionLabel,
  shiftMinutes,
} from '@tbt/contracts';
import { Badge, Icon, Text } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CandidateFragmentDoc, type CandidateFragment } from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { Obstacles } from '../../parts/obstacles/obstacles';
import { WhatUnlocks } from '../../parts/obstacles/what-unlocks';
import { OfferRounds } from '../../parts/offer-talk/offer-rounds';
import { PersonRow } from '../../parts/person-row/person-row';
import { usePersonFacts } from '../../parts/person-row/use-person-facts';
import { useText } from '../../texts';
import type { ShiftTime } from './answer-dialog';
import { CandidateActions } from './candidate-actions';

type Person = CandidateFragment['applicant'];

interface StandingProps {
  person: Person;
  status: CandidateFragment['status'];
  /** Missing credentials for this shift, whatever the account has. */
  isUnfit: boolean;
  isCancelled: boolean;
  /** Cannot be accepted before a credential is verified. */
  isWaiting: boolean;
}

function Standing({ person, status, isUnfit, isCancelled, isWaiting }: StandingProps) {
  const t = useText();
  const { locale } = useLocale();
  const isCountered = status === 'countered';
  const isAccepted = status === 'accepted' && !isCancelled;
  const answer = isCountered
    ? t('jobs.shifts.waitsForThem')
    : optionLabel(locale, 'applicationStatus', status);
  const icon = isCountered ? 'clock' : 'close';
  const isVerified = Boolean(person?.isVerified) && !isUnfit;
  return (
    <>
      {person && isWaiting && (
        <Badge tone="warning" icon={<Icon name="clock" size="small" />}>
          {t('jobs.shifts.waitsForVerification')}
        </Badge>
      )}
      {person && !isWaiting && (isVerified || !person.isVerified) && (
        <Badge
          tone={isVerified ? 'success' : 'neutral'}
          icon={<Icon name={isVerified ? 'check' : 'clock'} size="small" />}
        >
          {t(isVerified ? 'jobs.shifts.verified' : 'jobs.shifts.unverified')}
        </Badge>
      )}
      {status !== 'pending' && (
        <Badge
          tone={isAccepted ? 'success' : 'neutral'}
          icon={<Icon name={isAccepted ? 'check' : icon} size="small" />}
        >
          {isCancelled ? t('jobs.shifts.cancel.done') : answer}
        </Badge>
      )}
    </>
  );
}

export interface CandidateRowProps {
  candidate: FragmentType<typeof CandidateFragmentDoc>;
  /** The posted rate, exact dollars; a difference is shown. */
  postedRate: string;
  shift: ShiftTime;
  /** Of the clinic. */
  timeZone: string;
  /** Id of the professional who is booked, if any. */
  bookedId: string | null;
}

/** An applicant: facts, obstacles, messages and the clinic's answers. */
export function CandidateRow({
  candidate,
  postedRate,
  shift,
  timeZone,
  bookedId,
}: CandidateRowProps) {
  const application = readFragment(CandidateFragmentDoc, candidate);
  const {
    applicant: person,
    status,
    rounds,
    hourlyRate,
    actions,
    expiresAt,
    bookingObstacles,
    isTermsChanged,
  } = application;
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const facts = usePersonFacts(person);
  const name = useMemberName()(person);
  const reasonId = useId();
  const isOpen = status === 'pending' || status === 'countered';
  const isWaiting = isOpen && bookingObstacles.some((code) => credentialStage(code) !== null);
  const minutes = shiftMinutes(shift);
  const isTalk = rounds.length > 1 || hourlyRate !== postedRate;
  return (
    <PersonRow
      person={person}
      gap="2"
      badges={
        <Standing
          person={person}
          status={status}
          isUnfit={bookingObstacles.includes('missing_credential')}
          isWaiting={isWaiting}
          isCancelled={status === 'accepted' && application.applicantId !== bookedId}
        />
      }
      actions={
        <CandidateActions
          application={application}
          shift={shift}
          postedRate={postedRate}
          name={name}
          canWrite={Boolean(person)}
          reasonId={reasonId}
        />
      }
    >
      <Text size="small" tone="muted">
        {facts}
      </Text>
      {isTalk ? (
        <OfferRounds {...{ rounds, postedRate, minutes }} reader="clinic" otherName={name} />
      ) : (
        <Text size="dense">
          {t('jobs.shifts.atPosted', {
            rate: formats.currency(hourlyRate),
            total: formats.currency(expectedPay(minutes, hourlyRate).amount),
          })}
        </Text>
      )}
      {!isTalk && application.message && (
        <Text size="dense">{applicationMessageText(locale, application.message)}</Text>
      )}
      {isOpen && (
        <div id={reasonId}>
          {isTermsChanged && <Text size="dense">{t('jobs.shifts.waitsForTerms')}</Text>}
          <Obstacles codes={bookingObstacles} />
          {actions.includes('accept') && <WhatUnlocks codes={bookingObstacles} name={name} />}
        </div>
      )}
      {expiresAt && (
        <AnswerUntil
          until={expiresAt}
          isMine={actions.includes('accept')}
          waitsFor={isWaiting ? 'review' : undefined}
          timeZone={timeZone}
        />
      )}
    </PersonRow>
  );
}
