import { Accordion, Text } from '@tbt/design-system';
import { useText } from '../../texts';

const QUESTIONS = ['cost', 'launch', 'trial', 'premium', 'taxes', 'shifts'] as const;

/** @param isLaunchOpen whether the launch code still has places. */
export function PricingQuestions({ isLaunchOpen }: { isLaunchOpen: boolean }) {
  const t = useText();
  return (
    <Accordion
      defaultOpen={['cost']}
      items={QUESTIONS.filter((key) => key !== 'launch' || isLaunchOpen).map((key) => ({
        value: key,
        title: t(`clinic.pricing.faq.${key}`),
        content: <Text>{t(`clinic.pricing.faq.${key}Text`)}</Text>,
      }))}
    />
  );
}
