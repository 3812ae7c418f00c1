import { Stack } from '@tbt/design-system';
import type { PostingFavouriteFragment } from '../../generated/graphql';
import { InviteFavourites } from './invite-favourites';
import { KeepTemplate } from './keep-template';
import type { PostJobFormState } from './use-post-job';

export interface LastFieldsProps {
  form: PostJobFormState;
  favourites: readonly PostingFavouriteFragment[];
  onTemplateKept: () => Promise<unknown>;
}

/** What the folded part contains. */
export const LastFields = ({ form, favourites, onTemplateKept }: LastFieldsProps) => (
  <Stack gap="5">
    <InviteFavourites form={form} favourites={favourites} />
    <KeepTemplate form={form} onKept={onTemplateKept} />
  </Stack>
);
