import { createContext, use, useState, type ReactNode } from 'react';
import { Icon } from '@tbt/design-system';
import { useText } from '../../texts';
import styles from './phone-fold.module.css';

type Fold = { isOpen: boolean; toggle: () => void };

const Folding = createContext<Fold | 'unfolded' | null>(null);

export function Unfolded({ children }: { children: ReactNode }) {
  return <Folding value="unfolded">{children}</Folding>;
}

export interface PhoneFoldProps {
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Whether a list row is open on a phone; wide screens show everything. */
export function PhoneFold({ isOpenAtFirst = false, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (use(Folding) === 'unfolded') return children;
  return <Folding value={{ isOpen, toggle: () => setOpen(!isOpen) }}>{children}</Folding>;
}

const foldOf = (fold: Fold | 'unfolded' | null): Fold | null => (fold === 'unfolded' ? null : fold);

/** Content that a phone shows in an open row only. */
export function FoldedPart({ children }: { children: ReactNode }) {
  const isOpen = foldOf(use(Folding))?.isOpen ?? true;
  return (
    <div className={styles.part} data-open={isOpen || undefined}>
      {children}
    </div>
  );
}

export interface FoldToggleProps {
  name: string;
  /** The label of a closed row, instead of "Details". */
  summary?: string | undefined;
  /** Whether the row is about applications. */
  hasCandidates?: boolean;
}

export function FoldToggle({ name, summary, hasCandidates = false }: FoldToggleProps) {
  const t = useText();
  const fold = foldOf(use(Folding));
  if (!fold) return null;
  const open = summary ?? t('jobs.shifts.fold.details');
  const close = t(hasCandidates ? 'jobs.shifts.fold.hideCandidates' : 'jobs.shifts.fold.hide');
  const label = fold.isOpen ? close : open;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={fold.isOpen}
      aria-label={t('jobs.shifts.fold.about', { label, name })}
      onClick={fold.toggle}
    >
      <span>{label}</span>
      <Icon name={fold.isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
    </button>
  );
}
