import { parseId } from '@tbt/contracts';
import { Stack } from '@tbt/design-system';
import { useParams } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { OfficePackCard } from '../features/office-pack/office-pack-card';
import { PersonMenu, UserReviews } from '@tbt/people-ui';
import { ClinicProfile } from '../features/public-profile/clinic-profile';
import { ClinicPageDocument } from '../generated/graphql';
import { PublicPage } from '../parts/public-page';

/** /clinics/:id: a clinic as the viewer may see it. */
export function ClinicPage() {
  const id = parseId(useParams().id);
  const { data, error, refetch } = useQuery(
    ClinicPageDocument,
    id === null ? skipToken : { variables: { id: String(id) } },
  );
  const person = id === null ? null : data && (data.user ?? null);
  return (
    <PublicPage
      kind="clinic"
      person={person}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {person && (
        <Stack gap="5">
          <ClinicProfile clinic={person} actions={<PersonMenu person={person} />}>
            <OfficePackCard clinic={person} />
          </ClinicProfile>
          <UserReviews userId={person.id} />
        </Stack>
      )}
    </PublicPage>
  );
}
