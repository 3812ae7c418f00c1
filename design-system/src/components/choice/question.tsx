import { useId, type ComponentProps } from 'react';
import { describedByOf, FieldNote } from '../form-field/field-note';
import choice from './choice.module.css';

export interface QuestionProps extends Omit<ComponentProps<'fieldset'>, 'className'> {
  /** Legend of the group. */
  legend: string;
  /** Help text. */
  hint?: string;
  /** Error message. */
  error?: string;
  /** Marks it as required. */
  required?: boolean;
}

/** A group of controls with legend, help and error. */
export function Question({ legend, hint, error, required, id, children, ...rest }: QuestionProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      {...rest}
      id={groupId}
      tabIndex={-1}
      className={choice.group}
      aria-describedby={describedByOf({ id: groupId, hint, error })}
    >
      <legend className={choice.legend}>
        {legend}
        {required && (
          <span className={choice.mark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {children}
      <FieldNote id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
