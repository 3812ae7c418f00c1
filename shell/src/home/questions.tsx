import { paths } from '@tbt/contracts';
import { Stack, Text, TextLink } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { Accordion } from '@tbt/design-system/tabs';
import { Link } from '@tbt/web-kit';
import { HOME_QUESTIONS } from '../site/page-tags';
import { useText } from '../texts';
import { LandingSection } from './landing-section';
import { useLaunchOffer } from './use-launch-offer';

const TIERS = ['basic', 'pro', 'premium'] as const;

function Prices() {
  const t = useText();
  const offer = useLaunchOffer(true);
  return (
    <Stack gap="4">
      <Text>{t('shell.home.faq.pricesText')}</Text>
      <Table
        caption={t('shell.home.faq.pricesCaption')}
        hideCaption
        density="dense"
        columns={[
          {
            id: 'tier',
            header: t('shell.home.faq.tier'),
            cell: (tier) => t(`shell.home.faq.tier.${tier}`),
            rowHeader: true,
          },
          {
            id: 'price',
            header: t('shell.home.faq.price'),
            cell: (tier) => t(`shell.home.faq.price.${tier}`),
          },
        ]}
        rows={TIERS}
        rowKey={(tier) => tier}
      />
      <Text>{t(offer.isOpen ? 'shell.home.faq.launch' : 'shell.home.faq.trial')}</Text>
      <TextLink asChild>
        <Link to={paths.pricing()}>{t('shell.home.faq.pricing')}</Link>
      </TextLink>
    </Stack>
  );
}

export function Questions() {
  const t = useText();
  const items = HOME_QUESTIONS.map((key) => ({
    value: key,
    title: t(`shell.home.faq.${key}`),
    content: <Text>{t(`shell.home.faq.${key}Text`)}</Text>,
  }));
  return (
    <LandingSection title={t('shell.home.faq')} id="faq">
      <Accordion
        items={[
          { value: 'prices', title: t('shell.home.faq.prices'), content: <Prices /> },
          ...items,
        ]}
        defaultOpen={['prices']}
      />
    </LandingSection>
  );
}
