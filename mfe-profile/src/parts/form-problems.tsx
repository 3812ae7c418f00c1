import { Banner, Icon } from '@tbt/design-system';

/** Why a form was not taken, where one looks after sending it. A toast has announced it. */
export const FormProblems = ({ messages }: { messages: readonly string[] }) =>
  messages.map((message) => (
    <Banner key={message} tone="danger" icon={<Icon name="alert" />}>
      {message}
    </Banner>
  ));
