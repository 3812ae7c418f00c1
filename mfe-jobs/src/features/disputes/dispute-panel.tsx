import { useState } from 'react';
import { Button, Cluster, Stack, Text } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import {
  DisputeCaseFragmentDoc,
  DisputePanelFragmentDoc,
  type DisputeCaseFragment,
  type DisputePanelFragment,
  type ShiftSide,
} from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useMoment } from '../../parts/countdown/use-moment';
import { isSettled, isUnsettled } from '../../parts/invoice-state/invoice-state';
import { useText } from '../../texts';
import { CaseRecord } from './case-record';
import { OpenDisputeDialog } from './open-dispute-dialog';
import { StatementDialog } from './statement-dialog';
import type { StatementKind } from './use-statement';

interface SideProps {
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

interface CaseContext {
  timeZone: string;
  /** What becomes of the money until the decision. */
  money: string | null;
}

/** Nothing about money that was credited or is to be returned. */
function useMoneySentence({ invoices }: DisputePanelFragment): string | null {
  const t = useText();
  if (invoices.length === 0) return t('jobs.dispute.state.unbilled');
  const held = invoices.find(isUnsettled);
  if (held) return t('jobs.dispute.state.onHold', { number: held.number });
  const paid = invoices.find(isSettled);
  return paid ? t('jobs.dispute.state.paid', { number: paid.number }) : null;
}

/** Where the case stands, and what comes. */
function useStateSentence({ reader, name, timeZone, money }: SideProps & CaseContext) {
  const t = useText();
  const moment = useMoment('clause', timeZone);
  return ({ status, openedBy, answerUntil, appealUntil }: DisputeCaseFragment): string => {
    const until = moment(appealUntil ?? answerUntil);
    if (status === 'open') {
      const state = openedBy === reader ? ('asked' as const) : 'answer';
      return [t(`jobs.dispute.state.${state}`, { name, until }), money].filter(Boolean).join(' ');
    }
    if (status === 'ruled' && !appealUntil) return t('jobs.dispute.state.closed');
    return t(`jobs.dispute.state.${status}`, { until });
  };
}

interface OneCaseProps extends SideProps, CaseContext {
  dispute: DisputeCaseFragment;
}

function OneCase({ dispute, reader, name, timeZone, money }: OneCaseProps) {
  const t = useText();
  const [asked, setAsked] = useState<StatementKind | null>(null);
  const state = useStateSentence({ reader, name, timeZone, money })(dispute);
  const kinds = (['answer', 'appeal'] as const).filter((kind) => dispute.actions.includes(kind));
  const present = dispute.evidence.filter(({ side }) => side === reader).length;
  return (
    <Stack gap="4">
      <Text strong>{t(`jobs.dispute.reason.${dispute.reason}`)}</Text>
      <Text>{state}</Text>
      <CaseRecord
        dispute={dispute}
        timeZone={timeZone}
        nameOf={(side) => (side === reader ? t('jobs.dispute.you') : name)}
      />
      {kinds.length > 0 && (
        <Cluster gap="2">
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant={kind === 'answer' ? 'primary' : 'secondary'}
              onClick={() => setAsked(kind)}
            >
              {t(`jobs.dispute.${kind}.title`)}
            </Button>
          ))}
        </Cluster>
      )}
      {asked && (
        <StatementDialog {...{ dispute, present }} kind={asked} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

function OpenCase({ booking, name }: { booking: DisputePanelFragment; name: string }) {
  const t = useText();
  const moment = useMoment('clause', booking.timeZone);
  const [isAsked, setAsked] = useState(false);
  if (!booking.disputableUntil) return null;
  const isContest = booking.disputeReasons.includes('no_show');
  const until = moment(booking.disputableUntil);
  return (
    <Stack gap="3">
      <Text>
        {t(isContest ? 'jobs.dispute.contestUntil' : 'jobs.dispute.openUntil', { until })}
      </Text>
      <Cluster gap="2">
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t(isContest ? 'jobs.dispute.contest' : 'jobs.dispute.open')}
        </Button>
      </Cluster>
      {isAsked && <OpenDisputeDialog {...{ booking, name }} onClose={() => setAsked(false)} />}
    </Stack>
  );
}

export interface DisputePanelProps extends SideProps {
  booking: FragmentType<typeof DisputePanelFragmentDoc>;
}

/** The cases about a booking, and the way to open one; nothing while there is neither. */
export function DisputePanel({ booking: reference, reader, name }: DisputePanelProps) {
  const booking = readFragment(DisputePanelFragmentDoc, reference);
  const t = useText();
  const money = useMoneySentence(booking);
  const cases = booking.disputes.map((dispute) => readFragment(DisputeCaseFragmentDoc, dispute));
  if (cases.length === 0 && !booking.disputableUntil) return null;
  return (
    <BookingPanel title={t(cases.length > 0 ? 'jobs.dispute.title' : 'jobs.dispute.wrong')}>
      {cases.map((dispute) => (
        <OneCase
          key={dispute.id}
          {...{ dispute, reader, name, money }}
          timeZone={booking.timeZone}
        />
      ))}
      <OpenCase booking={booking} name={name} />
    </BookingPanel>
  );
}
