import { EmptyState, ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import { actorIdOf, detailOf, mayInClinic, RequireSession, type SessionViewer } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { InviteMemberForm } from '../features/clinic-team/invite-member-form';
import { RoleTable } from '../features/clinic-team/role-table';
import { TeamMembers } from '../features/clinic-team/team-members';
import { ClinicTeamPageDocument } from '../generated/graphql';
import { useText } from '../texts';

function Team({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const clinicId = actorIdOf(viewer);
  const canEdit = mayInClinic(viewer, 'editTeam');
  const { data, error, refetch } = useQuery(ClinicTeamPageDocument, {
    variables: { clinicId: String(clinicId) },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => refetch().catch(() => undefined);
  if (data)
    return (
      <Stack gap="8">
        <TeamMembers members={data.clinicMembers} canEdit={canEdit} onChanged={reload} />
        {canEdit && <InviteMemberForm clinicId={clinicId} onInvited={reload} />}
        <RoleTable />
      </Stack>
    );
  if (!error) return <Spinner label={t('clinic.team.loading')} layout="page" />;
  return (
    <ErrorState
      title={t('clinic.team.failed')}
      description={detailOf(error)}
      retryLabel={t('clinic.retry')}
      onRetry={() => void reload()}
    />
  );
}

/** /clinic-team: who works for the clinic's account, and what each role may do. */
export function ClinicTeamPage() {
  const t = useText();
  return (
    <Page title={t('clinic.team.title')} description={t('clinic.team.lead')}>
      <RequireSession
        roles={['clinic']}
        reason={t('clinic.team.signIn')}
        fallback={<EmptyState icon="users" title={t('clinic.team.clinicsOnly')} />}
      >
        {(viewer) =>
          mayInClinic(viewer, 'readTeam') ? (
            <Team viewer={viewer} />
          ) : (
            <Stack gap="8">
              <EmptyState icon="users" title={t('clinic.team.managersOnly')} />
              <RoleTable />
            </Stack>
          )
        }
      </RequireSession>
    </Page>
  );
}
