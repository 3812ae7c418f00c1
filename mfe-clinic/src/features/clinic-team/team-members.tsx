import { Card, Stack } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { TeamMemberFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { TeamMemberRow } from './team-member-row';

interface TeamMembersProps {
  members: readonly FragmentType<typeof TeamMemberFragmentDoc>[];
  canEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** Members and open invitations of the clinic. */
export function TeamMembers({ members, canEdit, onChanged }: TeamMembersProps) {
  const t = useText();
  return (
    <Card as="section" title={t('clinic.team.members')} titleAs="h2">
      <Stack as="ul" gap="5">
        {members.map((reference) => {
          const member = readFragment(TeamMemberFragmentDoc, reference);
          return (
            <TeamMemberRow
              key={member.id}
              member={member}
              canEdit={canEdit}
              onChanged={onChanged}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
