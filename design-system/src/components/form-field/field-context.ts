import { createContext, use, type AriaAttributes } from 'react';

/** What a form field passes to its control. */
export interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlAttributes extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  id?: string | undefined;
}

const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** Adds the field's id, description and state to a control's attributes. */
export function useFieldControl<P extends ControlAttributes>(props: P): P {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: field.controlId,
    'aria-describedby': joinIds(field.describedBy, props['aria-describedby']),
    'aria-invalid': props['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-required': props['aria-required'] ?? (field.isRequired || undefined),
  };
}
