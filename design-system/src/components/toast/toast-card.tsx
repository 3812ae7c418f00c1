import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import type { ToastRecord, ToastVariant } from './toast-store';
import { useSwipeAway } from './use-swipe-away';
import styles from './toast.module.css';

interface ToastCardProps {
  record: ToastRecord;
  closeLabel: string;
  onClose: () => void;
}

/** Display time in milliseconds; longer for errors and actions. */
const stay = { default: 5000, info: 5000, warning: 10_000, destructive: 10_000 } as const;
const stayWithAction = 15_000;

const icons = { default: 'check', info: 'info', warning: 'alert', destructive: 'alert' } as const;

const stayOf = (variant: ToastVariant, hasAction: boolean) =>
  hasAction ? stayWithAction : stay[variant];

export function ToastCard({ record, closeLabel, onClose }: ToastCardProps) {
  const { title, description, variant = 'default', action } = record;
  const { duration = stayOf(variant, action !== undefined) } = record;
  const [isHeld, setIsHeld] = useState(false);
  const swipe = useSwipeAway(onClose);

  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld || !Number.isFinite(duration)) return undefined;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const act = () => {
    action?.onAction();
    onClose();
  };
  return (
    <div
      {...swipe}
      className={styles.toast}
      data-variant={variant}
      onKeyDown={handleKeyDown}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={icons[variant]} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <Button variant="secondary" size="small" className={styles.action} onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
