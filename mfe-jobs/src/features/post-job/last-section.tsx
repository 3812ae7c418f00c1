import { LIMITS } from '@tbt/contracts';
import { Disclosure, FormField, Stack, TextField } from '@tbt/design-system';
import type { PostingFavouriteFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { InviteFavourites } from './invite-favourites';
import styles from './last-section.module.css';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** What else can be done with a posting: ask favourites first, keep it as a template. */
export function LastSection({
  form,
  favourites,
}: {
  form: PostJobFormState;
  favourites: readonly PostingFavouriteFragment[];
}) {
  const t = useText();
  const [inviteIds, templateName] = form.watch(['inviteIds', 'templateName']);
  return (
    <div className={styles.last}>
      <Disclosure
        defaultOpen={inviteIds.length > 0 || templateName !== ''}
        summary={t('jobs.post.more', { count: inviteIds.length })}
      >
        <Stack gap="5">
          <InviteFavourites form={form} favourites={favourites} />
          <FormField
            id={fieldId('templateName')}
            label={t('jobs.post.templateName')}
            hint={t('jobs.post.templateNameHint')}
          >
            <TextField
              autoComplete="off"
              maxLength={LIMITS.templateNameMax}
              {...form.register('templateName')}
            />
          </FormField>
        </Stack>
      </Disclosure>
    </div>
  );
}
