import type { ReactNode } from 'react';
import { EmptyState } from '@tbt/design-system';
import { useConnection } from '@tbt/web-kit/graph';
import { MyApplicationCard } from '../features/my-shifts/my-application-card';
import { MyInvitationCard } from '../features/my-shifts/my-invitation-card';
import { MyApplicationsDocument, MyInvitationsDocument } from '../generated/graphql';
import { ShiftGroup } from '../parts/shift-list/shift-group';
import { ShiftList } from '../parts/shift-list/shift-list';
import { useText } from '../texts';

const PAGE_SIZE = 30;
const FRESH = { fetchPolicy: 'cache-and-network' } as const;

interface OnShift {
  status: string;
  job?: { id: string } | null;
}

/** An accepted invitation, or one answered with another rate: its application is shown alone. */
const goesOnAsApplication = (applications: readonly OnShift[]) => {
  const applied = new Map(applications.map(({ status, job }) => [job?.id, status]));
  return ({ status, job }: OnShift) =>
    (status === 'accepted' || status === 'pending') && applied.get(job?.id ?? '') === status;
};

interface Offer {
  actions: readonly string[];
  isTermsChanged?: boolean;
}
type Place = 'asked' | 'waiting' | 'answered';

const placeOfOffer = ({ actions, isTermsChanged }: Offer): Place => {
  const isAsked = actions.includes('accept_counter') || actions.includes('accept');
  if (isAsked || isTermsChanged) return 'asked';
  return actions.length > 0 ? 'waiting' : 'answered';
};

export function useTempOffers() {
  const first = { first: PAGE_SIZE };
  const invitations = useConnection(
    MyInvitationsDocument,
    first,
    (data) => data.myInvitations,
    FRESH,
  );
  const applications = useConnection(
    MyApplicationsDocument,
    first,
    (data) => data.myApplications,
    FRESH,
  );
  const goesOn = goesOnAsApplication(applications.nodes);
  const at = (place: Place) => ({
    invitations: invitations.nodes.filter((node) => placeOfOffer(node) === place && !goesOn(node)),
    applications: applications.nodes.filter((node) => placeOfOffer(node) === place),
  });
  const asked = at('asked');
  return {
    lists: [invitations, applications],
    asked,
    waiting: at('waiting'),
    answered: at('answered'),
    askedCount: asked.invitations.length + asked.applications.length,
  };
}

type Offers = ReturnType<typeof useTempOffers>;

const cardsOf = ({ invitations, applications }: Offers['asked']): ReactNode[] => [
  ...invitations.map((node) => (
    <MyInvitationCard key={`invitation-${node.id}`} invitation={node} />
  )),
  ...applications.map((node) => (
    <MyApplicationCard key={`application-${node.id}`} application={node} />
  )),
];

export function TempOffers({ offers, action }: { offers: Offers; action: ReactNode }) {
  const t = useText();
  const [asked, waiting, answered] = [offers.asked, offers.waiting, offers.answered].map(cardsOf);
  return (
    <ShiftList
      lists={offers.lists}
      empty={
        <EmptyState
          icon="search"
          title={t('jobs.shifts.emptyApplications')}
          description={t('jobs.shifts.emptyApplicationsHint')}
          action={action}
        />
      }
    >
      <ShiftGroup title={t('jobs.shifts.group.asked', { count: offers.askedCount })}>
        {asked ?? []}
      </ShiftGroup>
      <ShiftGroup title={t('jobs.shifts.group.waiting', { count: waiting?.length ?? 0 })}>
        {waiting ?? []}
      </ShiftGroup>
      <ShiftGroup
        title={t('jobs.shifts.group.answered', { count: answered?.length ?? 0 })}
        isFolded={offers.askedCount > 0 || waiting?.length !== 0}
      >
        {answered ?? []}
      </ShiftGroup>
    </ShiftList>
  );
}
