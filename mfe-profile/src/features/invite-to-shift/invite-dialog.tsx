import { useState, type FormEvent } from 'react';
import { asksForLicence, paths, type Role } from '@tbt/contracts';
import {
  Banner,
  Button,
  Cluster,
  Dialog,
  EmptyState,
  ErrorState,
  FormLayout,
  LoadMore,
  RadioGroup,
  Spinner,
  Text,
  toast,
} from '@tbt/design-system';
import { detailOf, Link, useFormats, useSearchParams } from '@tbt/web-kit';
import { useConnection, useMutation, type ConnectionList } from '@tbt/web-kit/graph';
import {
  InviteToOwnShiftDocument,
  OwnOpenShiftsDocument,
  type OwnOpenShiftsQuery,
} from '../../generated/graphql';
import { useText } from '../../texts';

const FRESH = { fetchPolicy: 'cache-and-network' } as const;

export type Shift = NonNullable<OwnOpenShiftsQuery['myJobs']['edges'][number]['node']>;

export interface Invitee {
  id: string;
  role?: Role | null;
  province?: string | null;
  isVerified?: boolean | null;
  firstName: string;
  lastName: string;
}

/** Whether the professional has an open invitation to the shift. */
export const isInvitedTo = ({ invitations }: Shift, { id }: Pick<Invitee, 'id'>): boolean =>
  invitations?.some(
    ({ professionalId, status }) => professionalId === id && status === 'pending',
  ) ?? false;

/** Shifts of the role without an open invitation of the professional. */
const shiftsFor = (shifts: readonly Shift[], person: Invitee): Shift[] =>
  shifts.filter((shift) => shift.role === person.role && !isInvitedTo(shift, person));

type OpenShifts = ConnectionList<Shift>;

export interface DialogProps {
  person: Invitee;
  onClose: () => void;
  /** With the shift that the professional is invited to now. */
  onSent: (shift: Shift) => void;
}

function MoreShifts({ list }: { list: OpenShifts }) {
  const t = useText();
  return (
    <LoadMore
      label={t('profile.invite.more')}
      loadingLabel={t('profile.invite.loading')}
      hasMore={list.hasMore}
      loading={list.isLoadingMore}
      onLoadMore={list.loadMore}
    />
  );
}

function ChoiceForm({
  person,
  shifts,
  list,
  onClose,
  onSent,
}: DialogProps & { shifts: readonly Shift[]; list: OpenShifts }) {
  const t = useText();
  const formats = useFormats();
  const [query] = useSearchParams();
  // They may have the invitation to the meant shift already; another one is not chosen for the clinic.
  const [jobId, setJobId] = useState(query.get('shift') ?? shifts[0]?.id ?? '');
  const chosen = shifts.find(({ id }) => id === jobId);
  const [error, setError] = useState<string>();
  const [invite, { loading }] = useMutation(InviteToOwnShiftDocument);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    try {
      const { data } = await invite({
        variables: { input: { jobId, professionalIds: [person.id] } },
      });
      const problem = data?.inviteToJob.errors[0];
      if (problem) {
        setError(problem.message);
        return;
      }
      toast({ title: t('profile.invite.done', { name: person.firstName }) });
      if (chosen) onSent(chosen);
      onClose();
    } catch (failure) {
      setError(detailOf(failure));
    }
  };
  return (
    <FormLayout aria-label={t('profile.invite.open')} onSubmit={(event) => void send(event)}>
      <RadioGroup
        legend={t('profile.invite.which')}
        name="jobId"
        value={jobId}
        onValueChange={setJobId}
        options={shifts.map(({ id, title, date, startTime, endTime, hourlyRate }) => ({
          value: id,
          label: title,
          hint: [
            formats.weekday(date),
            formats.timeRange(startTime, endTime),
            t('profile.invite.rate', { rate: formats.currency(hourlyRate) }),
          ].join(' · '),
        }))}
      />
      <MoreShifts list={list} />
      {chosen && (
        <Text size="dense">
          {t(
            chosen.status === 'invited'
              ? 'profile.invite.postedUntilPublic'
              : 'profile.invite.posted',
            { rate: formats.currency(chosen.hourlyRate) },
          )}
        </Text>
      )}
      {!person.isVerified && asksForLicence(person.role ?? null, person.province ?? '') && (
        <Text size="dense">{t('profile.invite.unverified', { name: person.firstName })}</Text>
      )}
      {error && (
        <Banner tone="danger" live="alert">
          {error}
        </Banner>
      )}
      <Cluster>
        <Button variant="secondary" onClick={onClose}>
          {t('profile.account.cancel')}
        </Button>
        <Button
          type="submit"
          disabled={!chosen}
          loading={loading}
          loadingLabel={t('profile.invite.sending')}
        >
          {t('profile.invite.send')}
        </Button>
      </Cluster>
    </FormLayout>
  );
}

function Choice({ person, onClose, onSent }: DialogProps) {
  const t = useText();
  const list = useConnection(OwnOpenShiftsDocument, {}, (data) => data.myJobs, FRESH);
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('profile.invite.failed')}
        description={detailOf(list.error)}
        retryLabel={t('profile.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'loading') return <Spinner label={t('profile.invite.loading')} />;
  const shifts = shiftsFor(list.nodes, person);
  if (shifts.length > 0) return <ChoiceForm {...{ person, shifts, list, onClose, onSent }} />;
  // None on these pages.
  if (list.hasMore) return <MoreShifts list={list} />;
  return (
    <EmptyState
      icon="calendar"
      title={t('profile.invite.none')}
      description={t('profile.invite.noneHint', { name: person.firstName })}
      action={
        <Button asChild>
          <Link to={paths.postJob()}>{t('profile.invite.post')}</Link>
        </Button>
      }
    />
  );
}

/** Chooses one of the clinic's open shifts and sends the invitation. */
export function InviteDialog({ person, onClose, onSent }: DialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('profile.invite.title', { name: `${person.firstName} ${person.lastName}` })}
      description={t('profile.invite.text')}
      closeLabel={t('profile.invite.close')}
    >
      <Choice {...{ person, onClose, onSent }} />
    </Dialog>
  );
}
