import { Icon } from '../icon';
import styles from './stepper.module.css';

export interface StepperStep {
  /** The value in code and in the address. */
  value: string;
  /** Name of the step. */
  label: string;
  /** A second line: the answer, or the duration. */
  hint?: string;
  /** `done` is answered, `error` has an error; omitted: not answered yet. */
  state?: 'done' | 'error';
  /** The state in words, such as "Done", read after the label. */
  stateLabel?: string;
  /** Visible but not selectable. */
  disabled?: boolean;
}

export interface StepperProps {
  /** Accessible name of the steps. */
  label: string;
  /** Steps in order. */
  steps: readonly StepperStep[];
  /** Value of the current step. */
  current: string;
  /** Progress in words, such as "Step 2 of 4". Shown alone where labels do not fit. */
  progressText: string;
  /** Called with the step to go to; makes answered steps buttons. */
  onStepSelect?: (value: string) => void;
  /** A row, or a column for a side bar. */
  orientation?: 'row' | 'column';
}

/** Progress of a long form, with links to answered steps. */
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
