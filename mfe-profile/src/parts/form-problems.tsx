import { Banner, Icon } from '@tbt/design-system';

export interface FormProblemsProps {
  messages: readonly string[];
  /** Where a toast has not announced all of them. */
  live?: 'status';
}

/** Form errors beside the submit button. */
export const FormProblems = ({ messages, live }: FormProblemsProps) =>
  messages.map((message) => (
    <Banner key={message} tone="danger" icon={<Icon name="alert" />} {...(live && { live })}>
      {message}
    </Banner>
  ));
