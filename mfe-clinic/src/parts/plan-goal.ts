import { paths } from '@tbt/contracts';
import { draftStore } from '@tbt/web-kit';

const KEY = 'plan-goal';

/** The page that a clinic chose a plan for; the tab keeps it across the payment page. */
export const planGoal = {
  keepEmergency: (shift: string | null): void =>
    draftStore.write(KEY, { goal: 'emergency', shift }),
  /** The way back to the emergency request, if one asked for a plan. */
  emergencyPath(): string | null {
    const { goal, shift } = draftStore.read(KEY);
    if (goal !== 'emergency') return null;
    return typeof shift === 'string' ? paths.emergencyForShift(shift) : paths.emergencyCoverage();
  },
  clear: (): void => draftStore.clear(KEY),
};
