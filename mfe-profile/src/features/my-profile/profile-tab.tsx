import { Card, DataList, EmptyState, Stack } from '@tbt/design-system';
import type { MyProfileFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useProfileFacts } from './use-profile-facts';

const GROUPS = ['account', 'work', 'culture'] as const;

export function ProfileTab({ person }: { person: MyProfileFragment }) {
  const t = useText();
  const facts = useProfileFacts(person);
  const shown = GROUPS.filter((group) => facts[group].length > 0);
  return (
    <Stack gap="4">
      {shown.map((group) => (
        <Card key={group} as="section" title={t(`profile.mine.group.${group}`)} titleAs="h3">
          <DataList layout="grid" items={facts[group]} />
        </Card>
      ))}
      {shown.length === 0 && <EmptyState icon="user" title={t('profile.mine.empty')} />}
    </Stack>
  );
}
