import { useId, type ComponentProps } from 'react';
import { describedByOf, FieldNote } from '../form-field/field-note';
import choice from './choice.module.css';

export interface QuestionProps extends Omit<ComponentProps<'fieldset'>, 'className'> {
  /** The question over the answers. */
  legend: string;
  /** A sentence that helps to answer. */
  hint?: string;
  /** What is wrong with the answer. */
  error?: string;
  /** Marks it as needed. */
  required?: boolean;
}

/** One question with several controls to answer it: its words, what helps, and what is wrong. */
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
