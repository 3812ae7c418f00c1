import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './form-layout.module.css';

export type FormLayoutProps = ComponentProps<'form'>;

/** A form whose messages come from the page, not from the browser. Put `FormSection`s and `FormActions` in it. */
export function FormLayout({ className, ...rest }: FormLayoutProps) {
  return <form noValidate {...rest} className={classNames(styles.form, className)} />;
}
