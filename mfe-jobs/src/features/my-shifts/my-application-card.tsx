import { optionLabel, type ApplicationStatus } from '@tbt/contracts';
import type { IconName, Tone } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyApplicationFragmentDoc } from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { OfferRounds } from '../../parts/offer-talk/offer-rounds';
import { needsVerification } from '../../parts/obstacles/needs-verification';
import { useText } from '../../texts';
import { ChangedTerms } from './changed-terms';
import { MyApplicationActions } from './my-application-actions';
import { OfferFrame } from './offer-frame';

const TONES: Record<ApplicationStatus, Tone> = {
  pending: 'info',
  countered: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** Icon of each status. */
const ICONS: Record<ApplicationStatus, IconName> = {
  pending: 'clock',
  countered: 'repeat',
  accepted: 'check',
  declined: 'close',
  withdrawn: 'close',
  expired: 'clock',
};

const OFF: readonly ApplicationStatus[] = ['declined', 'withdrawn', 'expired'];

/** The viewer's application: rate history and actions. */
export function MyApplicationCard({
  application: reference,
}: {
  application: FragmentType<typeof MyApplicationFragmentDoc>;
}) {
  const application = readFragment(MyApplicationFragmentDoc, reference);
  const { job, status, rounds, expiresAt, actions, isTermsChanged } = application;
  const t = useText();
  const { locale } = useLocale();
  const clinicName = job?.clinic
    ? `${job.clinic.firstName} ${job.clinic.lastName}`
    : t('jobs.shifts.theClinic');
  const isTheirs = isTermsChanged || actions.includes('accept_counter');
  // Cancelled, released or missed.
  const hasEnded = status === 'accepted' && job !== null && !job?.booking;
  const isUnverified = status === 'pending' && needsVerification(job?.myEligibility?.gap);
  const waiting =
    status === 'pending'
      ? t(isUnverified ? 'jobs.shifts.waitsForVerification' : 'jobs.shifts.waitsForClinic')
      : null;
  return (
    <OfferFrame
      job={job}
      hourlyRate={application.hourlyRate}
      isOff={hasEnded || OFF.includes(status)}
      isAsked={isTheirs}
      badge={{
        text: isTheirs
          ? t('jobs.shifts.needsYou')
          : hasEnded
            ? t('jobs.apply.bookingEnded')
            : (waiting ?? optionLabel(locale, 'applicationStatus', status)),
        tone: hasEnded ? 'neutral' : TONES[status],
        icon: hasEnded ? 'close' : ICONS[status],
      }}
      actions={
        actions.length > 0 && (
          <MyApplicationActions application={application} clinicName={clinicName} />
        )
      }
    >
      {isTermsChanged && (
        <ChangedTerms agreed={application.agreedTerms} now={job} name={clinicName} />
      )}
      <OfferRounds
        rounds={rounds}
        reader="temp"
        otherName={clinicName}
        postedRate={job?.hourlyRate}
      />
      {expiresAt && (
        <AnswerUntil
          until={expiresAt}
          isMine={isTheirs}
          isWaiting={isUnverified}
          timeZone={job?.timeZone}
        />
      )}
    </OfferFrame>
  );
}
