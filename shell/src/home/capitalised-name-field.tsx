import type { ChangeEvent, CompositionEvent } from 'react';
import { capitaliseWords } from '@tbt/contracts';
import { TextField, type TextFieldProps } from '@tbt/design-system';

function rewrite(field: HTMLInputElement): void {
  const written = capitaliseWords(field.value);
  if (written === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = written;
  field.setSelectionRange(selectionStart, selectionEnd);
}

const isComposing = (event: ChangeEvent<HTMLInputElement>): boolean =>
  (event.nativeEvent as InputEvent).isComposing === true;

export interface CapitalisedNameFieldProps extends TextFieldProps {
  /** Called with the whole name after an IME composition, which fires no change event. */
  onWritten?: (name: string) => void;
}

/** Capitalises a name while typing, except during IME composition. */
export function CapitalisedNameField({ onChange, onWritten, ...rest }: CapitalisedNameFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!isComposing(event)) rewrite(event.currentTarget);
    onChange?.(event);
  };
  const composed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    rewrite(currentTarget);
    onWritten?.(currentTarget.value);
  };
  return (
    <TextField
      autoCapitalize="words"
      spellCheck={false}
      {...rest}
      onChange={change}
      onCompositionEnd={composed}
    />
  );
}
