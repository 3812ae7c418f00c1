import { SHIFT_TERMS } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useText } from '../../texts';
import { hoursAhead } from './weekly-days';

export interface LeadTimeNoteProps {
  date: string;
  startTime: string;
  isUrgent: boolean;
}

/** A note when the shift starts soon and is not marked as urgent. */
export function LeadTimeNote({ date, startTime, isUrgent }: LeadTimeNoteProps) {
  const t = useText();
  const hours = hoursAhead(date, startTime);
  const isShort = !isUrgent && hours !== null && hours > 0 && hours < SHIFT_TERMS.plannedHours;
  return (
    <div aria-live="polite">
      {isShort && <Text size="small">{t('jobs.post.shortNotice')}</Text>}
    </div>
  );
}
