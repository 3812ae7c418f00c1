import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { paths } from '@tbt/contracts';
import { Badge, Button, Cluster, Icon, Stack, Text, TextLink } from '@tbt/design-system';
import { ErrorBoundary, Link, onFirstOpening, useFetchedCode, useSession } from '@tbt/web-kit';
import { useWaitingMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import {
  ApplyToJobDocument,
  ApplyToJobStateFragmentDoc,
  type ApplyToJobStateFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { ApplicationState } from './application-state';
import { InvitationNote } from './invitation-note';
import { WaitingApplication } from './waiting-application';

/** Of few shifts. */
const TakeAtOnce = lazy(async () => ({ default: (await import('./take-at-once')).TakeAtOnce }));
const ApplyDialog = onFirstOpening(async () => (await import('./apply-dialog')).ApplyDialog);

/** Focuses the application's state: the clicked button is unmounted. */
function useFocusOnApplied(isApplied: boolean, onApplied: () => void) {
  const status = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const settle = useEffectEvent(() => {
    hasPressed.current = false;
    status.current?.focus();
    onApplied();
  });
  useEffect(() => {
    if (isApplied && hasPressed.current) settle();
  }, [isApplied]);
  const onSend = () => {
    hasPressed.current = true;
  };
  return { status, onSend };
}

/** Another rate than the invitation's. */
interface Proposal {
  /** Whether the address asks to open it. */
  isAsked: boolean;
  onEnd: () => void;
}

const NO_PROPOSAL: Proposal = { isAsked: false, onEnd: () => undefined };

interface ApplyButtonProps {
  job: ApplyToJobStateFragment;
  onSend: () => void;
  /** Beside a request that is answered at once. */
  isQuiet: boolean;
  /** For an invited professional. */
  proposal?: Proposal;
}

function ApplyButton({ job, onSend, isQuiet, proposal }: ApplyButtonProps) {
  const t = useText();
  const { status } = useSession();
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || proposal?.isAsked === true;
  const change = (isNext: boolean) => {
    setPressed(isNext);
    if (!isNext) proposal?.onEnd();
  };
  // A signed-in professional applies without a connection as well.
  useFetchedCode(status === 'signed-in', ApplyDialog.fetchCode);
  if (status === 'anonymous')
    return (
      <Button asChild fullWidth>
        <Link to={paths.auth({ returnTo: paths.job(job.id) })}>{t('jobs.apply.button')}</Link>
      </Button>
    );
  return (
    <Stack gap="2">
      <Button
        fullWidth
        variant={isQuiet ? 'secondary' : 'primary'}
        disabled={status !== 'signed-in'}
        onPointerEnter={ApplyDialog.fetchCode}
        onFocus={ApplyDialog.fetchCode}
        onClick={() => change(true)}
      >
        {t(proposal ? 'jobs.apply.otherRate' : 'jobs.apply.button')}
      </Button>
      <ApplyDialog
        job={job}
        open={isOpen}
        onOpenChange={change}
        onSend={onSend}
        isProposal={proposal !== undefined}
      />
    </Stack>
  );
}

/** Booked elsewhere at that time: why the button is off. */
function BookedThen({ label }: { label?: string }) {
  const t = useText();
  const reason = useId();
  return (
    <Stack gap="2">
      <Cluster gap="3" justify="between">
        <Badge tone="warning" icon={<Icon name="calendar" size="small" />}>
          {t('jobs.apply.bookedThen')}
        </Badge>
        <TextLink asChild>
          <Link to={paths.shifts()}>{t('jobs.apply.seeShifts')}</Link>
        </TextLink>
      </Cluster>
      <Text size="small" id={reason}>
        {t('jobs.apply.clashHint.overlap')}
      </Text>
      <Button fullWidth disabled aria-describedby={reason}>
        {label ?? t('jobs.apply.button')}
      </Button>
    </Stack>
  );
}

/** Why the viewer's role cannot apply, and what to do instead. */
function OtherRole({ message }: { message: string }) {
  const t = useText();
  return (
    <Stack gap="2">
      <Text size="small">{message}</Text>
      <TextLink asChild>
        <Link to={paths.jobs()}>{t('jobs.apply.otherShifts')}</Link>
      </TextLink>
    </Stack>
  );
}

/** The apply button or the application's state; nothing for clinics. */
export function ApplyToJob({
  job: reference,
  hasBooking,
  proposal = NO_PROPOSAL,
  isInList = false,
}: {
  job: FragmentType<typeof ApplyToJobStateFragmentDoc>;
  /** Whether the viewer is booked for it; by default as far as its status tells. */
  hasBooking?: boolean;
  proposal?: Proposal;
  /** Without explanations, which its page gives. */
  isInList?: boolean;
}) {
  const job = readFragment(ApplyToJobStateFragmentDoc, reference);
  const t = useText();
  const { viewer } = useSession();
  const { myApplication, myInvitation } = job;
  const { waiting } = useWaitingMutation(ApplyToJobDocument);
  const application = waiting.find(({ variables }) => variables.input.jobId === job.id);
  const [isAsked, setAsked] = useState(false);
  const { status, onSend } = useFocusOnApplied(
    Boolean(myApplication ?? application),
    proposal.onEnd,
  );

  if (viewer?.role === 'clinic') return null;
  if (myInvitation?.status === 'pending' && !myApplication && !application)
    return (
      <Stack gap="3">
        <InvitationNote invitation={myInvitation} timeZone={job.timeZone} />
        {job.status !== 'active' ? (
          <Text size="small" tone="muted">
            {t('jobs.apply.invitedOnly')}
          </Text>
        ) : job.myClash === 'overlap' ? (
          <BookedThen label={t('jobs.apply.otherRate')} />
        ) : (
          <ApplyButton job={job} onSend={onSend} proposal={proposal} isQuiet />
        )}
        <TextLink asChild>
          <Link to={paths.messages(job.clinicId, job.id)}>{t('jobs.apply.writeToClinic')}</Link>
        </TextLink>
      </Stack>
    );
  if (myApplication)
    return (
      <div ref={status} tabIndex={-1}>
        {myInvitation?.status === 'pending' && (
          <InvitationNote
            invitation={myInvitation}
            timeZone={job.timeZone}
            isAnswered={myApplication.status === 'pending'}
          />
        )}
        <ApplicationState
          jobId={job.id}
          application={myApplication}
          gap={job.myEligibility?.gap}
          postedRate={job.hourlyRate}
          timeZone={job.timeZone}
          hasEnded={myApplication.status === 'accepted' && !(hasBooking ?? job.status !== 'active')}
          isOpen={job.status === 'active'}
          isBookedThen={job.myClash === 'overlap'}
        />
        {application && <WaitingApplication application={application} />}
      </div>
    );
  if (application)
    return (
      <div ref={status} tabIndex={-1}>
        <WaitingApplication application={application} />
      </div>
    );
  if (job.status !== 'active') return <Text tone="muted">{t('jobs.apply.closed')}</Text>;
  if (job.myEligibility?.canApply === false)
    return <OtherRole message={job.myEligibility.message ?? ''} />;
  return (
    <>
      {job.isUrgent && viewer && (
        <ErrorBoundary name="mfe-jobs" fallback={() => null}>
          <Suspense fallback={null}>
            <TakeAtOnce
              jobId={job.id}
              canApply={job.myClash !== 'overlap'}
              isInList={isInList}
              onAsked={setAsked}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {job.myClash === 'overlap' ? (
        <BookedThen />
      ) : (
        <ApplyButton job={job} onSend={onSend} isQuiet={isAsked} />
      )}
    </>
  );
}
