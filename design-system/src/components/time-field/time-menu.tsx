import { useState } from 'react';
import { OverlayOpener } from '../../overlays/overlay-opener';
import { overlayParts, useOverlayParts } from '../../overlays/use-overlay-parts';
import { Icon } from '../icon';
import { usePageDirection } from '../../page-direction';
import { nearestTime, timesBetween, timeWriter, type TimeListTexts } from './time-list';
import styles from './time-field.module.css';

interface TimeMenuProps {
  texts: TimeListTexts;
  min: string | undefined;
  max: string | undefined;
  everyMinutes: number;
  disabled: boolean;
  currentValue: () => string;
  onChoose: (time: string) => void;
}

/** Where the list scrolls to without a value: midnight is rarely wanted. */
const morning = '08:00';

type TimesProps = Omit<TimeMenuProps, 'disabled'>;

function Times({ texts, min, max, everyMinutes, currentValue, onChoose }: TimesProps) {
  const [value] = useState(currentValue);
  const times = timesBetween(min, max, everyMinutes);
  const write = texts.write ?? timeWriter(texts.locale);
  const start = nearestTime(times, value || morning);
  const { DropdownMenu } = overlayParts();
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChoose} className={styles.times}>
      {times.map((time) => (
        <DropdownMenu.RadioItem
          key={time}
          value={time}
          className={styles.time}
          ref={time === start ? startAt : undefined}
        >
          {write(time)}
          {time === value && <Icon name="check" size="small" />}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

function startAt(item: HTMLElement | null) {
  const list = item?.parentElement;
  if (!item || !list) return;
  item.focus({ preventScroll: true });
  // The popover is not positioned yet: only the list itself can scroll.
  list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}

/** The button of a time field that opens a list. Typing stays possible. */
export function TimeMenu({ disabled, ...list }: TimeMenuProps) {
  const dir = usePageDirection();
  const [isOpen, setOpen] = useState(false);
  const parts = useOverlayParts(isOpen, () => setOpen(false));
  const trigger = (
    <button
      type="button"
      aria-label={list.texts.open}
      disabled={disabled}
      className={styles.opener}
    >
      <Icon name="clock" />
    </button>
  );
  if (!parts) {
    return (
      <OverlayOpener popup="menu" onOpen={() => setOpen(true)}>
        {trigger}
      </OverlayOpener>
    );
  }
  const { DropdownMenu } = parts;
  return (
    <DropdownMenu.Root modal={false} dir={dir} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Times {...list} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
