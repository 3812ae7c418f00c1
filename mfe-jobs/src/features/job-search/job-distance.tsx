import { isProfessionalRole } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useFormats, useSession } from '@tbt/web-kit';
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
  const { viewer } = useSession();
  if (!distance) return null;
  const km = formats.kilometres(distance.km);
  const city = distance.isFromCityCentre && isProfessionalRole(viewer?.role) ? viewer?.city : null;
  const key = distance.isApproximate ? 'jobs.card.distanceAbout' : 'jobs.card.distance';
  const ownText = () => {
    if (!city) return t(key, { km, place: t('jobs.card.you') });
    if (distance.km === 0) return t('jobs.card.inCity', { city });
    return t('jobs.card.distanceCentre', { km, city });
  };
  return (
    <Text as="span" size="small" tone="muted">
      {from ? t(key, { km, place: from }) : ownText()}
    </Text>
  );
}
