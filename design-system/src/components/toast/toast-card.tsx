import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import type { ToastRecord } from './toast-store';
import { useSwipeAway } from './use-swipe-away';
import styles from './toast.module.css';

interface ToastCardProps {
  record: ToastRecord;
  closeLabel: string;
  onClose: () => void;
}

/** How long a toast stays, in milliseconds. Bad news takes longer to read. */
const stay = { default: 5000, destructive: 10_000 } as const;

export function ToastCard({ record, closeLabel, onClose }: ToastCardProps) {
  const { title, description, variant = 'default', duration = stay[variant] } = record;
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
      <Icon name={variant === 'destructive' ? 'alert' : 'check'} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
