import { useState } from 'react';
import { OverlayOpener } from '../../overlays/overlay-opener';
import { useOverlayParts } from '../../overlays/use-overlay-parts';
import { CalendarEventChip } from './calendar-event-chip';
import type { CalendarEvent } from './calendar-types';
import styles from './calendar-more.module.css';

interface CalendarMoreProps {
  label: string;
  day: string;
  events: readonly CalendarEvent[];
  onSelect: ((event: CalendarEvent) => void) | undefined;
  isReachable: boolean;
}

/** Shows a whole day when its cell has no room. */
export function CalendarMore({ label, day, events, onSelect, isReachable }: CalendarMoreProps) {
  const [isOpen, setOpen] = useState(false);
  const parts = useOverlayParts(isOpen, () => setOpen(false));
  const trigger = (
    <button type="button" className={styles.trigger} tabIndex={isReachable ? 0 : -1}>
      {label}
    </button>
  );
  if (!parts) {
    return (
      <OverlayOpener popup="dialog" onOpen={() => setOpen(true)}>
        {trigger}
      </OverlayOpener>
    );
  }
  const { Popover } = parts;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          aria-label={day}
          sideOffset={4}
          collisionPadding={8}
        >
          <p className={styles.day} aria-hidden="true">
            {day}
          </p>
          <ul className={styles.list}>
            {events.map((event) => (
              <li key={event.id}>
                <CalendarEventChip event={event} layout="full" onSelect={onSelect} isReachable />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
