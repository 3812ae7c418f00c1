import { faqPage } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { Accordion } from '@tbt/design-system/tabs';
import { PageHead } from '@tbt/web-kit';
import { useText } from '../../texts';

const QUESTIONS = ['cost', 'launch', 'trial', 'premium', 'taxes', 'shifts'] as const;

/** @param isLaunchOpen whether the launch code still has places. */
export function PricingQuestions({ isLaunchOpen }: { isLaunchOpen: boolean }) {
  const t = useText();
  const asked = QUESTIONS.filter((key) => key !== 'launch' || isLaunchOpen).map((key) => ({
    key,
    question: t(`clinic.pricing.faq.${key}`),
    answer: t(`clinic.pricing.faq.${key}Text`),
  }));
  return (
    <>
      <PageHead
        title={t('clinic.pricing.title')}
        description={t('clinic.pricing.lead')}
        structuredData={faqPage(asked)}
      />
      <Accordion
        defaultOpen={['cost']}
        items={asked.map(({ key, question, answer }) => ({
          value: key,
          title: question,
          content: <Text>{answer}</Text>,
        }))}
      />
    </>
  );
}
