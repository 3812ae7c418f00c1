import { MenuCheckboxItem, MenuItem, MenuSeparator, toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { KeepConversationDocument } from '../../generated/graphql';
import { useText } from '../../texts';

export type KeptConversation = { id: string; isPinned: boolean; isMuted: boolean };

/** Entries of the conversation's menu: files, pin, mute and report. */
export function ConversationChoices({
  conversation,
  onFiles,
  onReport,
}: {
  conversation: KeptConversation;
  onFiles: () => void;
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
      <MenuItem onSelect={onFiles}>{t('messaging.files')}</MenuItem>
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
