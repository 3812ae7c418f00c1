import { useRef, type ComponentProps, type RefObject } from 'react';
import { classNames } from '../../class-names';
import { useOverlayParts } from '../../overlays/use-overlay-parts';
import fieldStyles from '../field-control/field-control.module.css';
import { useFieldControl } from '../form-field/field-context';
import { Icon } from '../icon';
import { ComboboxList } from './combobox-list';
import type { ComboboxEntry } from './combobox-options';
import { useCombobox } from './use-combobox';
import styles from './combobox.module.css';

export type { ComboboxGroup, ComboboxOption } from './combobox-options';

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'list'
> {
  /** Options in display order; entries with `options` are groups. */
  options: readonly ComboboxEntry[];
  /** The selected value, or an empty string. */
  value: string;
  /** Called with the selected value, or an empty string when cleared. */
  onValueChange: (value: string) => void;
  /** Accessible name of the list. */
  listLabel: string;
  /** Shown when no option matches. */
  emptyText: string;
  /** Number of matches in words, announced while typing. */
  countText: (count: number) => string;
  /** Whether options are loading. */
  loading?: boolean;
  /** Shown in the list while loading. */
  loadingText?: string;
  /** Called with the query; `options` must then be filtered by the caller. */
  onQueryChange?: (query: string) => void;
  /** Label of the selected value while it is not among the options. */
  valueLabel?: string;
}

/** Single choice with search, ignoring case and accents. Put it into a `FormField`. */
export function Combobox({
  options,
  value,
  onValueChange,
  listLabel,
  emptyText,
  countText,
  loading = false,
  loadingText,
  onQueryChange,
  valueLabel,
  name,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: ComboboxProps) {
  const control = useFieldControl(rest);
  const frame = useRef<HTMLDivElement>(null);
  const isLocked = Boolean(rest.disabled || rest.readOnly);
  const combobox = useCombobox({
    options,
    value,
    valueLabel,
    onValueChange,
    onQueryChange,
    isLocked,
  });
  const { isOpen, active, count, listId } = combobox;
  const activeId = active && combobox.optionId(active.value);
  const note = loading ? loadingText : count === 0 ? emptyText : undefined;
  const Popover = useOverlayParts(isOpen, combobox.close)?.Popover;
  return (
    <>
      <div ref={frame} className={styles.frame}>
        <input
          {...control}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeId}
          aria-busy={loading || undefined}
          className={classNames(fieldStyles.control, styles.input, className)}
          value={combobox.text}
          onChange={(event) => combobox.type(event.target.value)}
          onClick={() => !isOpen && combobox.openAtChosen()}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            combobox.handleKeyDown(event);
          }}
          onBlur={(event) => {
            combobox.leave();
            onBlur?.(event);
          }}
        />
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
        {name && <input type="hidden" name={name} value={value} disabled={rest.disabled} />}
        <span role="status" className={styles.hidden}>
          {isOpen && (note ?? countText(count))}
        </span>
      </div>
      {Popover && (
        <Popover.Root open={isOpen} onOpenChange={(open) => !open && combobox.close()}>
          <Popover.Anchor virtualRef={frame as RefObject<HTMLDivElement>} />
          <Popover.Portal>
            <Popover.Content
              className={styles.popover}
              role={undefined}
              sideOffset={4}
              collisionPadding={8}
              align="start"
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (event.target instanceof Node && frame.current?.contains(event.target)) {
                  event.preventDefault();
                }
              }}
            >
              <ComboboxList
                id={listId}
                label={listLabel}
                entries={loading ? [] : combobox.entries}
                value={value}
                activeId={activeId}
                optionId={combobox.optionId}
                onPoint={combobox.setActive}
                onChoose={combobox.choose}
              />
              {note && <p className={styles.note}>{note}</p>}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  );
}
