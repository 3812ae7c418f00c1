import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { filterEntries, flatten, fold, type ComboboxEntry } from './combobox-options';

interface ComboboxInput {
  options: readonly ComboboxEntry[];
  value: string;
  valueLabel: string | undefined;
  onValueChange: (value: string) => void;
  onQueryChange: ((query: string) => void) | undefined;
  isLocked: boolean;
}

const page = 10;

/** State and keyboard of an editable combobox, as in the ARIA Authoring Practices. */
export function useCombobox({
  options,
  value,
  valueLabel,
  onValueChange,
  onQueryChange,
  isLocked,
}: ComboboxInput) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [activeValue, setActive] = useState<string | null>(null);
  const chosen = useMemo(
    () => flatten(options).find((option) => option.value === value),
    [options, value],
  );
  // With `onQueryChange` the caller filters the options.
  const entries = useMemo(
    () => (onQueryChange ? options : filterEntries(options, query ?? '')),
    [options, query, onQueryChange],
  );
  const choices = useMemo(() => flatten(entries).filter(({ disabled }) => !disabled), [entries]);
  const active = isOpen ? choices.find((option) => option.value === activeValue) : undefined;

  const changeQuery = (next: string | null) => {
    setQuery(next);
    onQueryChange?.(next ?? '');
  };
  const open = (at: string | null) => {
    if (isLocked) return;
    setOpen(true);
    setActive(at);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
    if (query !== null) changeQuery(null);
  };
  const choose = (next: string) => {
    close();
    if (next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    if (isLocked) return;
    changeQuery(text);
    const fitting = onQueryChange ? [] : flatten(filterEntries(options, text));
    open(text ? (fitting.find(({ disabled }) => !disabled)?.value ?? null) : null);
    if (text === '' && value !== '') onValueChange('');
  };
  /** On blur the selection is kept; an exact label selects its option. */
  const leave = () => {
    const typed = query === null || query === '' ? undefined : fold(query);
    const named = choices.find(({ label }) => fold(label) === typed);
    if (named) choose(named.value);
    else close();
  };
  const walk = (by: number) => {
    const at = active ? choices.indexOf(active) : by > 0 ? -1 : choices.length;
    const isAtEdge = at + by < 0 || at + by >= choices.length;
    const edge = by > 0 ? choices.length - 1 : 0;
    const around = by > 0 ? 0 : choices.length - 1;
    const isStep = Math.abs(by) === 1;
    const next = isAtEdge ? (isStep ? around : edge) : at + by;
    setActive(choices[next]?.value ?? null);
  };
  const openAt = (key: 'ArrowDown' | 'ArrowUp') => {
    const fallback = key === 'ArrowDown' ? choices[0] : choices.at(-1);
    open((chosen && !chosen.disabled ? chosen : fallback)?.value ?? null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || isLocked) return;
    const { key, altKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey) {
        if (key === 'ArrowDown') open(null);
        else close();
      } else if (!isOpen) openAt(key);
      else walk(key === 'ArrowDown' ? 1 : -1);
    } else if (isOpen && (key === 'PageDown' || key === 'PageUp')) {
      event.preventDefault();
      walk(key === 'PageDown' ? page : -page);
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault();
      if (active) choose(active.value);
    } else if (key === 'Escape' && (isOpen || query !== null)) {
      // Escape closes the list only; a surrounding dialog needs a second press.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const optionId = (optionValue: string) => `${listId}-${encodeURIComponent(optionValue)}`;
  return {
    listId,
    optionId,
    isOpen,
    entries,
    active,
    text: query ?? chosen?.label ?? (value ? (valueLabel ?? value) : ''),
    count: flatten(entries).length,
    open,
    openAtChosen: () => openAt('ArrowDown'),
    close,
    choose,
    type,
    leave,
    setActive,
    handleKeyDown,
  };
}
