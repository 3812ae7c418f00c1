import { MenuCheckboxItem, MenuItem, MenuSeparator, toast } from '@tbt/design-system';
import { detailOf, useMutation } from '@tbt/web-kit';
import { KeepConversationDocument } from '../../generated/graphql';
import { useText } from '../../texts';

export type KeptConversation = { id: string; isPinned: boolean; isMuted: boolean };

/** Entries of the conversation's menu: pin, mute and report. */
export function ConversationChoices({
  conversation,
  onReport,
}: {
  conversation: KeptConversation;
  onReport: () => void;
}) {
  const t = useText();
  const [keep] = useMutation(KeepConversationDocument, { refetchQueries: ['MessagesPage'] });
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('messaging.keepFailed'), description });
  const choose = async (choice: { isPinned: boolean } | { isMuted: boolean }) => {
    try {
      const { data } = await keep({
        variables: { input: { conversationId: conversation.id, ...choice } },
      });
      const problem = data?.keepConversation.errors[0];
      if (problem) failed(problem.message);
    } catch (error) {
      failed(detailOf(error));
    }
  };
  return (
    <>
      <MenuCheckboxItem
        checked={conversation.isPinned}
        onCheckedChange={(isPinned) => void choose({ isPinned })}
      >
        {t('messaging.pin')}
      </MenuCheckboxItem>
      <MenuCheckboxItem
        checked={conversation.isMuted}
        onCheckedChange={(isMuted) => void choose({ isMuted })}
      >
        {t('messaging.mute')}
      </MenuCheckboxItem>
      <MenuItem onSelect={onReport}>{t('messaging.reportConversation')}</MenuItem>
      <MenuSeparator />
    </>
  );
}
