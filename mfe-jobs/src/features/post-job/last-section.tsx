import { Disclosure, Stack } from '@tbt/design-system';
import type { PostingFavouriteFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { InviteFavourites } from './invite-favourites';
import { KeepTemplate } from './keep-template';
import styles from './last-section.module.css';
import type { PostJobFormState } from './use-post-job';

/** Further options: invite favourites first, save as a template. */
export function LastSection({
  form,
  favourites,
  onTemplateKept,
}: {
  form: PostJobFormState;
  favourites: readonly PostingFavouriteFragment[];
  onTemplateKept: () => Promise<unknown>;
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
          <KeepTemplate form={form} onKept={onTemplateKept} />
        </Stack>
      </Disclosure>
    </div>
  );
}
