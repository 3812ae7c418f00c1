import { parseId } from '@tbt/contracts';
import { Stack } from '@tbt/design-system';
import { useParams } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { PersonMenu, UserReviews } from '@tbt/people-ui';
import { InviteToShift } from '../features/invite-to-shift/invite-to-shift';
import { ProfessionalProfile } from '../features/public-profile/professional-profile';
import { ProfessionalPageDocument } from '../generated/graphql';
import { PublicPage } from '../parts/public-page';

/** /professionals/:id: a professional as the viewer may see them. */
export function ProfessionalPage() {
  const id = parseId(useParams().id);
  const { data, error, refetch } = useQuery(
    ProfessionalPageDocument,
    id === null ? skipToken : { variables: { id: String(id) } },
  );
  const person = id === null ? null : data && (data.user ?? null);
  return (
    <PublicPage
      kind="professional"
      person={person}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {person && (
        <Stack gap="5">
          <ProfessionalProfile
            person={person}
            actions={
              <>
                <InviteToShift person={person} />
                <PersonMenu person={person} />
              </>
            }
          />
          <UserReviews userId={person.id} />
        </Stack>
      )}
    </PublicPage>
  );
}
