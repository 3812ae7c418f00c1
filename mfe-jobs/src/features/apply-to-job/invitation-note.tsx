import { paths } from '@tbt/contracts';
import { Banner, Icon, TextLink } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface InvitationNoteProps {
  /** An open invitation. */
  invitation: { hourlyRate: string; expiresAt: string };
  /** Of the clinic; the card names it where the viewer's differs. */
  timeZone: string;
}

/** The clinic's invitation: rate, expiry and where to answer. */
export function InvitationNote({
  invitation: { hourlyRate, expiresAt },
  timeZone,
}: InvitationNoteProps) {
  const t = useText();
  const formats = useFormats();
  const until = `${formats.instantDate(expiresAt, timeZone)}, ${formats.instantTime(expiresAt, timeZone)}`;
  return (
    <Banner
      tone="success"
      icon={<Icon name="mail" size="small" />}
      title={t('jobs.apply.invited', { rate: formats.currency(hourlyRate) })}
      action={
        <TextLink asChild>
          <Link to={paths.shifts()}>{t('jobs.apply.answerInvitation')}</Link>
        </TextLink>
      }
    >
      {t('jobs.apply.answerUntil', { until })}
    </Banner>
  );
}
