import { Banner, Icon } from '@tbt/design-system';

/** Form errors beside the submit button. A toast has announced them. */
export const FormProblems = ({ messages }: { messages: readonly string[] }) =>
  messages.map((message) => (
    <Banner key={message} tone="danger" icon={<Icon name="alert" />}>
      {message}
    </Banner>
  ));
