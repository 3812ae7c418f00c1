import { paths } from '@tbt/contracts';
import { Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ApplicantsOfJobFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** For the clinic: number of open applications, which leads to their answers. */
export function ApplicantsOfJob({
  job: reference,
}: {
  job: FragmentType<typeof ApplicantsOfJobFragmentDoc>;
}) {
  const { id, pendingApplicationCount } = readFragment(ApplicantsOfJobFragmentDoc, reference);
  const t = useText();
  if (pendingApplicationCount === null || pendingApplicationCount === undefined) return null;
  return (
    <Text as="span" strong>
      {pendingApplicationCount === 0 ? (
        t('jobs.applicants.waiting', { count: 0 })
      ) : (
        <TextLink asChild>
          <Link to={paths.shiftCandidates(id)}>
            {t('jobs.applicants.waiting', { count: pendingApplicationCount })}
          </Link>
        </TextLink>
      )}
    </Text>
  );
}
