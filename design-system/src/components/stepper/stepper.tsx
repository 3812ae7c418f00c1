import { Icon } from '../icon';
import styles from './stepper.module.css';

export interface StepperStep {
  /** The name you use for it in code and in the address. */
  value: string;
  /** What the step is about. */
  label: string;
  /** A second line: what was answered, or how long it takes. */
  hint?: string;
  /** `done` has its answers, `error` has one that needs another look. Without it the step is still to come. */
  state?: 'done' | 'error';
  /** What `state` is called, such as "Done": read out beside the label. */
  stateLabel?: string;
  /** Shown, but not to be gone to. */
  disabled?: boolean;
}

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** The steps, in this order. */
  steps: readonly StepperStep[];
  /** The step you are at. */
  current: string;
  /** Where you are in words, such as "Step 2 of 4". It stands alone where the row is too narrow for every label. */
  progressText: string;
  /** Gets the step to go to. With it, steps that have their answers or an error are buttons. */
  onStepSelect?: (value: string) => void;
  /** Beside each other, or below each other for a margin. */
  orientation?: 'row' | 'column';
}

/** Where you are in a long form, and the way back to what you answered. */
export function Stepper({
  label,
  steps,
  current,
  progressText,
  onStepSelect,
  orientation = 'row',
}: StepperProps) {
  const currentStep = steps.find(({ value }) => value === current);
  return (
    <nav aria-label={label} className={styles.stepper} data-orientation={orientation}>
      <p className={styles.progress}>
        <span>{progressText}</span>
        {currentStep && <strong>{currentStep.label}</strong>}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isCurrent = step.value === current;
          const canGo = onStepSelect && step.state && !isCurrent && !step.disabled;
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {markOf(step, isCurrent) ?? index + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.label}>{step.label}</span>
                {step.stateLabel && <span className={styles.hidden}>{step.stateLabel}</span>}
                {step.hint && <span className={styles.hint}>{step.hint}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.value}
              className={styles.step}
              aria-current={isCurrent ? 'step' : undefined}
              data-state={step.state}
            >
              {canGo ? (
                <button
                  type="button"
                  className={styles.content}
                  onClick={() => onStepSelect(step.value)}
                >
                  {content}
                </button>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function markOf(step: StepperStep, isCurrent: boolean) {
  if (step.state === 'error') return <Icon name="alert" size="small" />;
  return step.state === 'done' && !isCurrent ? <Icon name="check" size="small" /> : null;
}
