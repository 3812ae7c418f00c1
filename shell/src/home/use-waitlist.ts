import { checkRule, waitlistRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, request } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { useText } from '../texts';
import { WAITLIST_DRAFT } from './waitlist-draft';

const EMPTY = { name: '', email: '', province: '', role: '', betaTester: false };

/** The waitlist form, emptied after it is sent. */
export function useWaitlist() {
  const t = useText();
  const form = useRuleForm<typeof waitlistRule, typeof EMPTY>(waitlistRule, {
    defaults: EMPTY,
    keepDraftKey: WAITLIST_DRAFT,
    submit: async (values) => {
      await request('POST', '/api/waitlist', values).catch((error: unknown) => {
        toast({
          variant: 'destructive',
          title: t('shell.waitlist.error'),
          description: detailOf(error),
        });
        throw error;
      });
      toast({ title: t('shell.waitlist.done'), description: t('shell.waitlist.doneDetail') });
      form.reset(EMPTY);
    },
    // The toast shows it.
    onFailure: () => undefined,
  });
  const isRight = checkRule(waitlistRule, form.watch()).ok;
  const hasErrors = form.fieldErrors.length > 0;
  return { ...form, isRight, hasErrors };
}
