import { Text } from '@tbt/design-system';
import { useFormats, useIsHydrated } from '@tbt/web-kit';
import { useText } from '../../texts';
import { isOnAnotherClock } from './local-time';

export interface LocalTimeNoteProps {
  city: string;
  /** Instants in UTC. */
  startsAt: string;
  endsAt: string;
  /** UTC offset of the place at the start, for example `-05:00`. */
  utcOffset: string;
}

/** Names the time zone of a shift for viewers in another one. */
export function LocalTimeNote({ city, startsAt, endsAt, utcOffset }: LocalTimeNoteProps) {
  const t = useText();
  const formats = useFormats();
  // The server does not know the viewer's time zone.
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isOnAnotherClock(startsAt, utcOffset)) return null;
  return (
    <Text size="caption" tone="muted">
      {t('jobs.card.clockOf', {
        city,
        offset: utcOffset,
        start: formats.instantTime(startsAt),
        end: formats.instantTime(endsAt),
      })}
    </Text>
  );
}
