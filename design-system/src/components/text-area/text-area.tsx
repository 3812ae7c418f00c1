import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from '../form-field/field-context';
import fieldStyles from '../field-control/field-control.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Grows with the text instead of scrolling. */
  autoGrow?: boolean;
}

/** A multi-line text input. Put it into a `FormField`. */
export function TextArea({ autoGrow = false, className, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  return (
    <textarea
      {...control}
      data-auto-grow={autoGrow || undefined}
      className={classNames(fieldStyles.control, styles.area, className)}
    />
  );
}
