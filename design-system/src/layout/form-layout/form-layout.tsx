import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './form-layout.module.css';

export type FormLayoutProps = ComponentProps<'form'>;

/** A form with the page's validation messages, not the browser's. Contains `FormSection`s and `FormActions`. */
export function FormLayout({ className, ...rest }: FormLayoutProps) {
  return <form noValidate {...rest} className={classNames(styles.form, className)} />;
}
