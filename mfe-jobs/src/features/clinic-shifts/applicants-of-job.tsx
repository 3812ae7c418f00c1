import { paths } from '@tbt/contracts';
import { Cluster, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ApplicantsOfJobFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** For the clinic: number of open applications and a link to answer them. */
export function ApplicantsOfJob({
  job: reference,
}: {
  job: FragmentType<typeof ApplicantsOfJobFragmentDoc>;
}) {
  const { pendingApplicationCount } = readFragment(ApplicantsOfJobFragmentDoc, reference);
  const t = useText();
  if (pendingApplicationCount === null || pendingApplicationCount === undefined) return null;
  return (
    <Cluster gap="3" justify="between">
      <Text as="span" strong>
        {t('jobs.applicants.waiting', { count: pendingApplicationCount })}
      </Text>
      <TextLink asChild>
        <Link to={paths.shifts()}>{t('jobs.applicants.see')}</Link>
      </TextLink>
    </Cluster>
  );
}
