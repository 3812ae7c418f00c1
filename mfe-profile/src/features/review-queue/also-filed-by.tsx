import { paths } from '@tbt/contracts';
import { Banner, Cluster, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import type { ReviewItemFragment } from '../../generated/graphql';
import { useText } from '../../texts';

/** Other people who filed the same number, with links to their profiles. */
export function AlsoFiledBy({ people }: { people: ReviewItemFragment['alsoFiledBy'] }) {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <Banner tone="warning" title={t('profile.review.alsoFiled')}>
      <Cluster gap="3">
        {people.map(({ id, firstName, lastName }) => (
          <TextLink asChild key={id}>
            <Link to={paths.professional(id)}>{`${firstName} ${lastName}`}</Link>
          </TextLink>
        ))}
      </Cluster>
    </Banner>
  );
}
