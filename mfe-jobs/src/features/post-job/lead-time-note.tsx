import { SHIFT_TERMS } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useText } from '../../texts';
import { hoursAhead } from './weekly-days';

/** A note when the shift starts soon. */
export function LeadTimeNote({ date, startTime }: { date: string; startTime: string }) {
  const t = useText();
  const hours = hoursAhead(date, startTime);
  const isShort = hours !== null && hours > 0 && hours < SHIFT_TERMS.plannedHours;
  return (
    <div aria-live="polite">
      {isShort && <Text size="small">{t('jobs.post.shortNotice')}</Text>}
    </div>
  );
}
