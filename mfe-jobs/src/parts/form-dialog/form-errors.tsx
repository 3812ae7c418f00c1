import { Banner, Icon } from '@tbt/design-system';

/** What is wrong with the whole of a form, read out as it appears. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  return messages.map((message) => (
    <Banner key={message} tone="danger" live="alert" icon={<Icon name="alert" />}>
      {message}
    </Banner>
  ));
}
