/** Values of a slot; the rule is empty for a single one. */
export interface SlotFormValues {
  date: string;
  startTime: string;
  endTime: string;
  isAvailable: boolean;
  recurringPattern: string;
  notes: string;
}

export const emptySlot: Omit<SlotFormValues, 'date'> = {
  startTime: '08:00',
  endTime: '16:00',
  isAvailable: true,
  recurringPattern: '',
  notes: '',
};

export const fieldId = (name: keyof SlotFormValues): string => `schedule-${name}`;

export const fieldLabel = (name: keyof SlotFormValues) => `profile.schedule.field.${name}` as const;
