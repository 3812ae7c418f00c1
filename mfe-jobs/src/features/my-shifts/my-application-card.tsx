import {
  credentialStage,
  optionLabel,
  paths,
  shiftMinutes,
  type ApplicationStatus,
} from '@tbt/contracts';
import { Text, TextLink, type IconName, type Tone } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyApplicationFragmentDoc } from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { OfferRounds } from '../../parts/offer-talk/offer-rounds';
import { rateBidOf } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { ChangedTerms } from './changed-terms';
import { MyApplicationActions } from './my-application-actions';
import { OfferFrame } from './offer-frame';
import { AcceptOpenInvitation, OpenInvitationNote, openInvitationOf } from './open-invitation';

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
  const stage = status === 'pending' ? credentialStage(job?.myEligibility?.gap) : null;
  const isUnsent = stage === 'send';
  const invitation = openInvitationOf(application);
  const waiting = isUnsent
    ? t('jobs.shifts.waitsForCredential')
    : stage === 'review'
      ? t('jobs.shifts.waitsForVerification')
      : status === 'pending'
        ? t('jobs.shifts.waitsForClinic')
        : null;
  return (
    <OfferFrame
      job={job}
      hourlyRate={application.hourlyRate}
      bid={rateBidOf(status)}
      isOff={hasEnded || OFF.includes(status)}
      isAsked={isTheirs}
      badge={{
        text: isTheirs
          ? t('jobs.shifts.needsYou')
          : hasEnded
            ? t('jobs.apply.bookingEnded')
            : (waiting ?? optionLabel(locale, 'applicationStatus', status)),
        tone: hasEnded ? 'neutral' : isUnsent ? 'warning' : TONES[status],
        icon: hasEnded ? 'close' : isUnsent ? 'alert' : ICONS[status],
      }}
      actions={
        actions.length > 0 && (
          <>
            {invitation && job && <AcceptOpenInvitation {...{ invitation, job, clinicName }} />}
            <MyApplicationActions application={application} clinicName={clinicName} />
          </>
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
        postedRate={job?.hourlyRate ?? application.hourlyRate}
        minutes={job ? shiftMinutes(job) : undefined}
      />
      {status === 'withdrawn' && <Text size="small">{t('jobs.shifts.withdrawnWhy')}</Text>}
      {job && isUnsent && (
        <Text size="small">
          {t('jobs.shifts.sendFirst')}{' '}
          <TextLink asChild>
            <Link to={paths.verifyFor(job.id)}>{t('jobs.apply.unlock')}</Link>
          </TextLink>
        </Text>
      )}
      {expiresAt && (
        <AnswerUntil
          until={expiresAt}
          isMine={isTheirs}
          waitsFor={isUnsent ? 'sending' : (stage ?? undefined)}
          timeZone={job?.timeZone}
        />
      )}
      {invitation && <OpenInvitationNote invitation={invitation} timeZone={job?.timeZone} />}
    </OfferFrame>
  );
}
