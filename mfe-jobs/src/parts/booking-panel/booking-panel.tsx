import { createContext, use, type ReactNode } from 'react';
import { Card, Stack, Text } from '@tbt/design-system';
import { useText } from '../../texts';

const StepContext = createContext<string | null>(null);

/** Shows the panel inside as the next step, headed by the step's sentence. */
export function AsNextStep({ step, children }: { step: string; children: ReactNode }) {
  return <StepContext value={step}>{children}</StepContext>;
}

export interface BookingPanelProps {
  /** Heading, unless the panel is the next step. */
  title: string;
  footer?: ReactNode;
  children?: ReactNode;
}

export function BookingPanel({ title, footer, children }: BookingPanelProps) {
  const t = useText();
  const step = use(StepContext);
  return (
    <Card
      as="section"
      titleAs="h2"
      title={step ?? title}
      subtitle={step === null ? undefined : t('jobs.step.title')}
      selected={step !== null}
      variant={step === null ? 'outlined' : 'raised'}
      footer={footer}
    >
      {children !== undefined && <Stack gap="4">{children}</Stack>}
    </Card>
  );
}

/** That the viewer has nothing to do now, and what comes. */
export function WaitingPanel({ text, children }: { text: string; children?: ReactNode }) {
  const t = useText();
  return (
    <Card as="section" titleAs="h2" title={t('jobs.step.title')}>
      <Text>{text}</Text>
      {children}
    </Card>
  );
}
