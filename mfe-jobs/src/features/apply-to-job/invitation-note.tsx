import { paths } from '@tbt/contracts';
import { Banner, Icon, TextLink } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface InvitationNoteProps {
  /** An open invitation. */
  invitation: { hourlyRate: string; expiresAt: string };
  /** Of the clinic; the card names it where the viewer's differs. */
  timeZone: string;
  /** The viewer has proposed another rate, which waits for the clinic. */
  isAnswered?: boolean;
}

/** The clinic's invitation: rate, expiry and where to answer. */
export function InvitationNote({
  invitation: { hourlyRate, expiresAt },
  timeZone,
  isAnswered = false,
}: InvitationNoteProps) {
  const t = useText();
  const formats = useFormats();
  const rate = formats.currency(hourlyRate);
  const until = `${formats.instantDate(expiresAt, timeZone)}, ${formats.instantTime(expiresAt, timeZone)}`;
  return (
    <Banner
      tone="success"
      icon={<Icon name="mail" size="small" />}
      title={t(isAnswered ? 'jobs.apply.stillInvited' : 'jobs.apply.invited', { rate })}
      action={
        <TextLink asChild>
          <Link to={paths.shifts()}>
            {t(isAnswered ? 'jobs.apply.seeShifts' : 'jobs.apply.answerInvitation')}
          </Link>
        </TextLink>
      }
    >
      {t(isAnswered ? 'jobs.apply.acceptUntil' : 'jobs.apply.answerUntil', { until })}
    </Banner>
  );
}
