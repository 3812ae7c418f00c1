import { LIMITS } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { type RefusedFile } from '@tbt/design-system/files';
import { useUploads } from '@tbt/web-kit';
import { useText } from '../../texts';

export function useAttachments() {
  const t = useText();
  const uploads = useUploads({
    path: '/api/upload/message-attachment',
    field: 'attachment',
  });
  return {
    ...uploads,
    refuse: ([refused]: readonly RefusedFile[]) => {
      if (!refused) return;
      const facts = { file: refused.file.name, max: LIMITS.messageAttachmentsMax };
      toast({
        variant: 'destructive',
        title: t(`messaging.attach.refused.${refused.problem}`, facts),
      });
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
