import { useState } from 'react';
import { Button } from '@tbt/design-system';
import { useQuery } from '@tbt/web-kit/graph';
import { NoShowPointsDocument, ReportNoShowDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { isAhead } from '../countdown/time-left';
import { AskDialog } from '../shift-act/ask-dialog';
import { useShiftAct } from '../shift-act/use-shift-act';

export interface ReportNoShowProps {
  bookingId: string;
  /** Planned end. */
  endsAt: string;
  /** Of the professional. */
  name: string;
}

/** For the clinic, after a question that names what it costs. */
export function ReportNoShow({ bookingId, endsAt, name }: ReportNoShowProps) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const report = useShiftAct(ReportNoShowDocument, (data) => data.reportNoShow);
  // What it costs can be edited.
  const { data } = useQuery(NoShowPointsDocument, { fetchPolicy: 'cache-and-network' });
  const points = data?.reliabilityLadder.noShow ?? 0;
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('jobs.checkIn.noShow')}
      </Button>
      {isAsked && (
        <AskDialog
          tone="danger"
          texts={{
            title: t('jobs.checkIn.noShowTitle', { name }),
            text: [
              t('jobs.checkIn.noShowText', { name, points }),
              ...(isAhead(endsAt) ? [t('jobs.checkIn.noShowRefill')] : []),
            ].join(' '),
            yes: t('jobs.checkIn.noShowYes'),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t('jobs.checkIn.noShowDone') }}
          act={() => report.act({ bookingId })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
