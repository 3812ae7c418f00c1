import { Stack } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { JobDetailsFragmentDoc } from '../../generated/graphql';
import { ClinicCard } from './clinic-card';
import { CultureCard } from './culture-card';
import { FrenchTextCard } from './french-text-card';
import { LocationGuideCard } from './location-guide-card';
import { MatchCard } from './match-card';
import { PostingNotes } from './posting-notes';
import { SeriesCard } from './series-card';

export function JobDetails({
  job: reference,
}: {
  job: FragmentType<typeof JobDetailsFragmentDoc>;
}) {
  const job = readFragment(JobDetailsFragmentDoc, reference);
  return (
    <Stack gap="5">
      <FrenchTextCard job={job} />
      {job.match && <MatchCard match={job.match} hasApplied={job.myApplication !== null} />}
      <SeriesCard job={job} />
      <CultureCard job={job} />
      <LocationGuideCard job={job} />
      <ClinicCard job={job} />
      <PostingNotes province={job.province} />
    </Stack>
  );
}
