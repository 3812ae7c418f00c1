import { Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { JobDistanceFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

export function JobDistance({
  job: reference,
  from = '',
}: {
  job: FragmentType<typeof JobDistanceFragmentDoc>;
  /** The postal code; empty for the viewer's own address. */
  from?: string;
}) {
  const { distance } = readFragment(JobDistanceFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  if (!distance) return null;
  const km = formats.kilometres(distance.km);
  const place = from || t('jobs.card.you');
  return (
    <Text as="span" size="small" tone="muted">
      {t(distance.isApproximate ? 'jobs.card.distanceAbout' : 'jobs.card.distance', { km, place })}
    </Text>
  );
}
