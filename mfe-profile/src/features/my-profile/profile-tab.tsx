import { DataList, EmptyState, Heading, Stack } from '@tbt/design-system';
import type { MyProfileFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useProfileFacts } from './use-profile-facts';

const GROUPS = ['account', 'work', 'culture'] as const;

export function ProfileTab({ person }: { person: MyProfileFragment }) {
  const t = useText();
  const facts = useProfileFacts(person);
  const shown = GROUPS.filter((group) => facts[group].length > 0);
  return (
    <Stack gap="6">
      {shown.map((group) => (
        <Stack key={group} gap="3" as="section">
          <Heading as="h3" size="h4">
            {t(`profile.mine.group.${group}`)}
          </Heading>
          <DataList layout="grid" items={facts[group]} />
        </Stack>
      ))}
      {shown.length === 0 && <EmptyState icon="user" title={t('profile.mine.empty')} />}
    </Stack>
  );
}
