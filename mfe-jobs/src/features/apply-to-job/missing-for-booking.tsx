import { optionLabel, paths } from '@tbt/contracts';
import { Banner, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale, useQuery } from '@tbt/web-kit';
import { ApplyCredentialsDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** What would keep the reader from being booked on that day. It keeps nobody from applying. */
export function MissingForBooking({ province, date }: { province: string; date: string }) {
  const t = useText();
  const { locale } = useLocale();
  const { data } = useQuery(ApplyCredentialsDocument, { variables: { province, date } });
  const gaps = data?.me?.credentialGaps;
  if (!gaps) return null;
  if (gaps.length === 0)
    return (
      <Text size="small" tone="muted">
        {t('jobs.apply.nothingMissing', { province: optionLabel(locale, 'province', province) })}
      </Text>
    );
  return (
    <Banner
      tone="warning"
      icon={<Icon name="shield" />}
      title={t('jobs.apply.missing')}
      action={
        <TextLink asChild>
          <Link to={paths.profile('verification')}>{t('jobs.apply.unlock')}</Link>
        </TextLink>
      }
    >
      {gaps.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
    </Banner>
  );
}
