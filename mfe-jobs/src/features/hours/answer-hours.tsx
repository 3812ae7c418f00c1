import { useState } from 'react';
import { Button, Cluster } from '@tbt/design-system';
import { useFormats, type UserErrorLike } from '@tbt/web-kit';
import { AcceptHoursDocument, ApproveHoursDocument } from '../../generated/graphql';
import type { HoursPanelFragment } from '../../generated/graphql';
import { ReportNoShow } from '../../parts/no-show/report-no-show';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { ProposeHoursDialog } from './propose-hours-dialog';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';

const ANSWERS = ['approve', 'accept_hours'] as const;
type Answer = (typeof ANSWERS)[number];

export interface AnswerHoursProps {
  booking: HoursPanelFragment;
  sheet: HoursPanelFragment['timesheets'][number];
  /** Name of the other side. */
  name: string;
}

/** Answers the sheet that was read; another one is refused. */
function useAnswers(bookingId: string, timesheetId: string) {
  const approve = useShiftAct(ApproveHoursDocument, (data) => data.approveHours);
  const accept = useShiftAct(AcceptHoursDocument, (data) => data.acceptHours);
  return {
    approve: () => approve.act({ bookingId, timesheetId }),
    accept_hours: () => accept.act({ bookingId, timesheetId }),
  } satisfies Record<Answer, () => Promise<readonly UserErrorLike[]>>;
}

function ConfirmAnswer({
  booking,
  sheet,
  name,
  answer,
  onClose,
}: AnswerHoursProps & { answer: Answer; onClose: () => void }) {
  const t = useText();
  const formats = useFormats();
  const timeOf = useWorkedTime();
  const answers = useAnswers(booking.id, sheet.id);
  const values = { name, time: timeOf(sheet.minutes), amount: formats.currency(sheet.amount) };
  return (
    <AskDialog
      texts={{
        title: t(`jobs.hours.${answer}.title`, values),
        text: t(`jobs.hours.${answer}.text`, values),
        yes: t(`jobs.hours.${answer}.yes`),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={{ title: t(`jobs.hours.${answer}.done`) }}
      act={answers[answer]}
      onClose={onClose}
    />
  );
}

export function AnswerHours(props: AnswerHoursProps) {
  const { booking, sheet, name } = props;
  const t = useText();
  const [asked, setAsked] = useState<Answer | 'propose' | null>(null);
  const close = () => setAsked(null);
  const offered = ANSWERS.filter((answer) => booking.actions.includes(answer));
  const facts = booking.hoursForm;
  const canPropose = booking.actions.includes('propose_hours') && facts;
  return (
    <Cluster gap="2">
      {offered.map((answer) => (
        <Button key={answer} onClick={() => setAsked(answer)}>
          {t(`jobs.hours.${answer}.yes`)}
        </Button>
      ))}
      {canPropose && (
        <Button variant="secondary" onClick={() => setAsked('propose')}>
          {t('jobs.hours.propose')}
        </Button>
      )}
      {booking.actions.includes('miss') && (
        <ReportNoShow bookingId={booking.id} endsAt={booking.endsAt} name={name} />
      )}
      {asked === 'propose' && facts && (
        <ProposeHoursDialog {...{ booking, facts, sheet, name }} onClose={close} />
      )}
      {asked && asked !== 'propose' && <ConfirmAnswer {...props} answer={asked} onClose={close} />}
    </Cluster>
  );
}
