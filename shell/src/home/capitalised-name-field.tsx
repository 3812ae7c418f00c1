import type { ChangeEvent, CompositionEvent } from 'react';
import { TextField, type TextFieldProps } from '@tbt/design-system';
import { capitaliseWords } from './capitalise-words';

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
  /** Gets the whole name when something was composed, which no change tells of. */
  onWritten?: (name: string) => void;
}

/** A name whose words begin with a capital as they are typed; what is being composed is left alone. */
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
