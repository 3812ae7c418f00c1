import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Which list it turns the pages of; its name. */
  label: string;
  /** What the way back reads. */
  previousLabel: string;
  /** What the way on reads. */
  nextLabel: string;
  /** Whether there is a page before. */
  hasPrevious: boolean;
  /** Whether there is a page after. */
  hasNext: boolean;
  /** Called when you go back. */
  onPrevious: () => void;
  /** Called when you go on. */
  onNext: () => void;
  /** Which page is on its way. */
  loading?: 'previous' | 'next';
  /** Which part of the list is in view: `21 to 40 of 93`. Announced when it changes. */
  status?: string;
  /** More at the end of the line, for example how many a page holds. */
  children?: ReactNode;
}

interface TurnProps {
  isPossible: boolean;
  isLoading: boolean;
  onTurn: () => void;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  children: string;
}

// Disabled for good, the button would lose the focus of whoever just reached the last page by it.
function Turn({ isPossible, isLoading, onTurn, ...rest }: TurnProps) {
  const turn = (event: MouseEvent) => (isPossible ? onTurn() : event.preventDefault());
  return (
    <Button
      {...rest}
      variant="secondary"
      loading={isLoading}
      aria-disabled={!isPossible || undefined}
      onClick={turn}
    />
  );
}

/** Turns the pages of a list that knows only the page before and the page after. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  loading,
  status,
  children,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Turn
        isPossible={hasPrevious && loading === undefined}
        isLoading={loading === 'previous'}
        onTurn={onPrevious}
        iconStart={<Icon name="chevron-start" size="small" />}
      >
        {previousLabel}
      </Turn>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {children}
      <Turn
        isPossible={hasNext && loading === undefined}
        isLoading={loading === 'next'}
        onTurn={onNext}
        iconEnd={<Icon name="chevron-end" size="small" />}
      >
        {nextLabel}
      </Turn>
    </nav>
  );
}
