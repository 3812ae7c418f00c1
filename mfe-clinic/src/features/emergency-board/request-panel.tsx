import { useEffect, useRef, useState } from 'react';
import { Button, Cluster } from '@tbt/design-system';
import type { EmergencyShiftFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { RequestEmergencyForm, type RequestEmergencyFormProps } from './request-emergency-form';
import { ShiftRequest } from './shift-request';

export interface RequestPanelProps extends RequestEmergencyFormProps {
  /** A posted shift that needs cover; null for a new one. */
  shift: EmergencyShiftFragment | null;
}

/** The form; after a request is sent, a button that opens an empty one. */
export function RequestPanel({ onSent, shift, ...props }: RequestPanelProps) {
  const t = useText();
  const form = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    if (isAgain) form.current?.focus();
  }, [isAgain]);
  if (isSent && !isAgain)
    return (
      <Cluster>
        <Button variant="secondary" onClick={() => setAgain(true)}>
          {t('clinic.emergency.another')}
        </Button>
      </Cluster>
    );
  const sent = () => {
    setSent(true);
    setAgain(false);
    onSent();
  };
  return (
    <div ref={form} tabIndex={-1}>
      {shift && !isAgain ? (
        <ShiftRequest shift={shift} onSent={sent} onOther={() => setAgain(true)} />
      ) : (
        <RequestEmergencyForm {...props} onSent={sent} />
      )}
    </div>
  );
}
