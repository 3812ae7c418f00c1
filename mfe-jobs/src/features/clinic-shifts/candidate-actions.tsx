import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import type { CandidateFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { AnswerDialog, ANSWERS, type Answer, type ShiftTime } from './answer-dialog';

export interface CandidateActionsProps {
  application: CandidateFragment;
  shift: ShiftTime;
  postedRate: string;
  name: string;
  /** False for a closed account. */
  canWrite: boolean;
  /** Id of the text that says why the applicant cannot be booked. */
  reasonId: string;
}

function MessageButton({
  application: { applicantId, jobId },
  name,
}: Pick<CandidateActionsProps, 'application' | 'name'>) {
  const t = useText();
  return (
    <Button
      asChild
      size="small"
      variant="ghost"
      aria-label={t('jobs.shifts.messageName', { name })}
    >
      <Link to={paths.messages(applicantId, jobId)}>{t('jobs.shifts.message')}</Link>
    </Button>
  );
}

/** The clinic's answers, as the server allows them. */
export function CandidateActions({
  application,
  shift,
  postedRate,
  name,
  canWrite,
  reasonId,
}: CandidateActionsProps) {
  const t = useText();
  const rate = useFormats().currency(application.hourlyRate);
  const [chosen, setChosen] = useState<Answer | null>(null);
  const offered = ANSWERS.filter((answer) => application.actions.includes(answer));
  const isBlocked = application.bookingObstacles.length > 0;
  const lockOf = (answer: Answer) =>
    answer === 'accept' && isBlocked ? { disabled: true, 'aria-describedby': reasonId } : {};
  return (
    <>
      {canWrite && <MessageButton application={application} name={name} />}
      {offered.map((answer) => (
        <Button
          key={answer}
          size="small"
          variant={answer === 'accept' ? 'primary' : 'secondary'}
          aria-label={t(`jobs.shifts.${answer}Name`, { name, rate })}
          {...lockOf(answer)}
          onClick={() => setChosen(answer)}
        >
          {t(`jobs.shifts.${answer}`, { rate })}
        </Button>
      ))}
      {chosen && (
        <AnswerDialog
          answer={chosen}
          application={application}
          shift={shift}
          postedRate={postedRate}
          name={name}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
