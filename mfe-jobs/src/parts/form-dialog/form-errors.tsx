import { Banner, Icon } from '@tbt/design-system';

/** Errors of a whole form, announced when they appear. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  return messages.map((message) => (
    <Banner key={message} tone="danger" live="alert" icon={<Icon name="alert" />}>
      {message}
    </Banner>
  ));
}
