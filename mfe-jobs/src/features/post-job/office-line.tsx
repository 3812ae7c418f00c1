import { addressLine } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { PostingOfficeFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import type { PostJobFormState } from './use-post-job';

/** The office's street address, which a shift in its town is at; nothing for a shift elsewhere. */
export function OfficeLine({
  form,
  office,
}: {
  form: PostJobFormState;
  office: PostingOfficeFragment | null;
}) {
  const t = useText();
  const { locale } = useLocale();
  const [locationId, city, province] = form.watch(['locationId', 'city', 'province']);
  const isThere = office?.city === city && office.province === province;
  if (!office?.streetAddress?.trim() || locationId !== '' || !isThere) return null;
  return (
    <div data-span="all">
      <Text size="dense" tone="muted">
        {t('jobs.post.atOffice', { address: addressLine(locale, office) ?? '' })}
      </Text>
    </div>
  );
}
