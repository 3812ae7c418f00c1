import { isProfessionalRole, optionLabel, paths, photoUrl, type Role } from '@tbt/contracts';
import { Avatar, Badge, Cluster, Heading, Stack, Text, TextLink } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { Link, useFormats, useLocale, useSearchParams } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../generated';
import { MyProfileFragmentDoc } from '../../generated/graphql';
import { PlanLine } from '../../parts/plan-line';
import { TrustBadges } from '../../parts/trust-badges';
import { useText } from '../../texts';

const TABS = ['profile', 'guide', 'photo', 'verification', 'schedule'] as const;
type TabName = (typeof TABS)[number];
/** A clinic has no licence and no schedule, and a guide for those who work there. */
const OF_CLINICS: readonly TabName[] = ['profile', 'guide', 'photo'];
const tabsOf = (role: Role | null): TabName[] =>
  TABS.filter((tab) => (role === 'clinic' ? OF_CLINICS.includes(tab) : tab !== 'guide'));

/** The tab from the address; the first one has no parameter. */
function useTabInAddress(tabs: readonly TabName[]): readonly [TabName, (tab: string) => void] {
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find((tab) => tab === query.get('tab')) ?? 'profile';
  const choose = (tab: string) =>
    setQuery(
      (current) => {
        if (tab === 'profile') current.delete('tab');
        else current.set('tab', tab);
        return current;
      },
      { replace: true },
    );
  return [chosen, choose];
}

export interface MyProfileProps {
  person: FragmentType<typeof MyProfileFragmentDoc>;
  /** Content of each tab. */
  tabs: Record<TabName, ReactNode>;
}

export function MyProfile({ person: reference, tabs }: MyProfileProps) {
  const person = readFragment(MyProfileFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const shown = tabsOf(person.role);
  const [tab, setTab] = useTabInAddress(shown);
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Stack gap="6">
      <Cluster gap="4" nowrap>
        <Avatar name={name} src={photoUrl(person.profilePicture, 256)} size="large" />
        <Stack gap="2">
          <Heading as="h2">{name}</Heading>
          <Cluster gap="2">
            {person.role && <Badge tone="info">{optionLabel(locale, 'role', person.role)}</Badge>}
            <TrustBadges isVerified={person.isVerified} isNewGrad={person.isNewGrad} />
          </Cluster>
          <Text size="dense" tone="muted">
            {person.totalReviews
              ? t('profile.mine.rating', {
                  rating: formats.rating(person.avgRating),
                  count: person.totalReviews,
                })
              : t('profile.mine.unrated')}
          </Text>
          <PlanLine person={person} />
          {isProfessionalRole(person.role) && (
            <TextLink asChild>
              <Link to={paths.earnings('billing')}>{t('profile.mine.billing')}</Link>
            </TextLink>
          )}
        </Stack>
      </Cluster>
      <Tabs
        label={t('profile.mine.title')}
        value={tab}
        onValueChange={setTab}
        items={shown.map((value) => ({
          value,
          label: t(`profile.tab.${value}`),
          content: tabs[value],
        }))}
      />
    </Stack>
  );
}
