import { Spinner, Stack, Text } from '@tbt/design-system';
import { detailOf, useFormats } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { AuditTrailDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Audit log of a person, newest first. */
export function AuditTrail({ personId }: { personId: string }) {
  const t = useText();
  const formats = useFormats();
  const { data, error } = useQuery(AuditTrailDocument, {
    variables: { id: personId },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.user?.auditTrail?.edges.map(({ node }) => node);
  if (error) return <Text>{detailOf(error)}</Text>;
  if (!entries) return <Spinner label={t('profile.review.loading')} />;
  if (entries.length === 0) return <Text tone="muted">{t('profile.review.noTrail')}</Text>;
  return (
    <Stack gap="2" as="ul">
      {entries.map(({ id, at, action, subject, actor, actorPerson }) => (
        <li key={id}>
          <Text size="dense">
            {t('profile.review.entry', {
              date: formats.instantDate(at),
              time: formats.instantTime(at),
              who: actorPerson ? `${actorPerson.firstName} ${actorPerson.lastName}` : actor,
              action,
              subject,
            })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
