import { useEffect, useRef, useState } from 'react';
import { Button, Cluster } from '@tbt/design-system';
import { useText } from '../../texts';
import { RequestEmergencyForm, type RequestEmergencyFormProps } from './request-emergency-form';

/** The form; after a request is sent, a button that opens an empty one. */
export function RequestPanel({ onSent, ...props }: RequestEmergencyFormProps) {
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
  return (
    <div ref={form} tabIndex={-1}>
      <RequestEmergencyForm
        {...props}
        onSent={() => {
          setSent(true);
          setAgain(false);
          onSent();
        }}
      />
    </div>
  );
}
