import { paths } from '@tbt/contracts';
import { Banner, Icon, Stack, TextLink } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { PostingBlockNoticeFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

export function PostingBlockBanner({
  block: reference,
}: {
  block: FragmentType<typeof PostingBlockNoticeFragmentDoc>;
}) {
  const block = readFragment(PostingBlockNoticeFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  return (
    <Banner
      tone="danger"
      live="alert"
      icon={<Icon name="alert" />}
      title={t('jobs.postingBlock.title')}
    >
      <Stack gap="2">
        <span>{t('jobs.postingBlock.text')}</span>
        {block.invoices.map(({ id, number, bookingId, professionalName, amountDue, dueOn }) => (
          <TextLink key={id} asChild>
            <Link to={paths.booking(bookingId)}>
              {t('jobs.postingBlock.invoice', {
                ...{ number, name: professionalName },
                ...{ total: formats.currency(amountDue), date: formats.date(dueOn) },
              })}
            </Link>
          </TextLink>
        ))}
      </Stack>
    </Banner>
  );
}
