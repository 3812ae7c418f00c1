import { Button, ChatBubble } from '@tbt/design-system';
import type { WaitingEntry } from '@tbt/web-kit/graph';
import type { SendMessageMutationVariables } from '../../generated/graphql';
import { useText } from '../../texts';

export type WaitingMessage = WaitingEntry<SendMessageMutationVariables>;

export function WaitingBubble({ message }: { message: WaitingMessage }) {
  const t = useText();
  const { refusal, variables, discard } = message;
  const { content, attachments } = variables.input;
  return (
    <ChatBubble
      as="li"
      side="own"
      author={t('messaging.me')}
      state={refusal === null ? 'pending' : 'failed'}
      meta={refusal === null ? t('messaging.waiting') : `${t('messaging.notSent')} · ${refusal}`}
      action={
        <Button variant="ghost" size="small" onClick={discard}>
          {t('messaging.discard')}
        </Button>
      }
    >
      {[...(attachments ?? []).map(({ fileName }) => fileName), content].filter(Boolean).join('\n')}
    </ChatBubble>
  );
}
