import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './form-layout.module.css';

export type FormLayoutProps = ComponentProps<'form'>;

/**
 * A form with the page's validation messages, not the browser's. Contains `FormSection`s and `FormActions`. Its method
 * keeps what was typed out of the address, should it be sent before the page's scripts are there.
 */
export function FormLayout({ className, ...rest }: FormLayoutProps) {
  return <form noValidate method="post" {...rest} className={classNames(styles.form, className)} />;
}
