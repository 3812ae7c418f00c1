import { paths } from '@tbt/contracts';
import { Banner, Icon, Stack, TextLink } from '@tbt/design-system';
import { Link, useFormats, useQuery } from '@tbt/web-kit';
import { MyPostingBlockDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** That overdue invoices keep the clinic from posting, and the way out; nothing otherwise. */
export function PostingBlockBanner() {
  const t = useText();
  const formats = useFormats();
  const { data } = useQuery(MyPostingBlockDocument, { fetchPolicy: 'cache-and-network' });
  const block = data?.myPostingBlock;
  if (!block) return null;
  return (
    <Banner
      tone="danger"
      live="alert"
      icon={<Icon name="alert" />}
      title={t('jobs.postingBlock.title')}
    >
      <Stack gap="2">
        <span>{t('jobs.postingBlock.text')}</span>
        {block.invoices.map(({ id, number, bookingId, professionalName, total, dueOn }) => (
          <TextLink key={id} asChild>
            <Link to={paths.booking(bookingId)}>
              {t('jobs.postingBlock.invoice', {
                ...{ number, name: professionalName },
                ...{ total: formats.currency(total), date: formats.date(dueOn) },
              })}
            </Link>
          </TextLink>
        ))}
      </Stack>
    </Banner>
  );
}
