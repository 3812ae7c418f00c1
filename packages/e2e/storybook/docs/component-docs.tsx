import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { usageOf } from './usage-notes';

function Usage() {
  const resolved = useOf('meta', ['meta']);
  const notes = usageOf(resolved.preparedMeta.title);
  return notes ? <Markdown>{notes}</Markdown> : null;
}

/** A component's docs page: purpose, usage, props and states. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Usage />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
