import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Accessible name: the paginated list. */
  label: string;
  /** Text of the previous button. */
  previousLabel: string;
  /** Text of the next button. */
  nextLabel: string;
  /** Whether there is a previous page. */
  hasPrevious: boolean;
  /** Whether there is a next page. */
  hasNext: boolean;
  /** Called to go to the previous page. */
  onPrevious: () => void;
  /** Called to go to the next page. */
  onNext: () => void;
  /** Which page is loading. */
  loading?: 'previous' | 'next';
  /** Visible part of the list: `21 to 40 of 93`. Announced on change. */
  status?: string;
  /** Further content at the end, for example the page size. */
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

// `aria-disabled` keeps the focus on the button at the last page.
function PageButton({ isPossible, isLoading, onTurn, ...rest }: TurnProps) {
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

/** Pagination with previous and next only. */
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
      <PageButton
        isPossible={hasPrevious && loading === undefined}
        isLoading={loading === 'previous'}
        onTurn={onPrevious}
        iconStart={<Icon name="chevron-start" size="small" />}
      >
        {previousLabel}
      </PageButton>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {children}
      <PageButton
        isPossible={hasNext && loading === undefined}
        isLoading={loading === 'next'}
        onTurn={onNext}
        iconEnd={<Icon name="chevron-end" size="small" />}
      >
        {nextLabel}
      </PageButton>
    </nav>
  );
}
