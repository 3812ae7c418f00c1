import { Accordion, Text } from '@tbt/design-system';
import { useText } from '../../texts';

const QUESTIONS = ['cost', 'launch', 'trial', 'premium', 'taxes', 'shifts'] as const;

export function PricingQuestions() {
  const t = useText();
  return (
    <Accordion
      defaultOpen={['cost']}
      items={QUESTIONS.map((key) => ({
        value: key,
        title: t(`clinic.pricing.faq.${key}`),
        content: <Text>{t(`clinic.pricing.faq.${key}Text`)}</Text>,
      }))}
    />
  );
}
