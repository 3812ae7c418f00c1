import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What will be there: lines of text, a face, a box. */
  shape?: 'text' | 'heading' | 'circle' | 'box' | 'control';
  /** How many lines of text; the last one is shorter. */
  lines?: number;
  /** How much of the width it takes. */
  width?: 'full' | 'three-quarters' | 'half' | 'quarter';
}

/** Holds the place of something that is on its way. Wrap a page's placeholders in one `SkeletonGroup`. */
export function Skeleton({ shape = 'text', lines = 1, width = 'full' }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className={styles.skeleton}
      data-shape={shape}
      data-width={lines > 1 && line === lines - 1 ? 'half' : width}
      aria-hidden="true"
    />
  ));
}

export interface SkeletonGroupProps {
  /** What is on its way, said once for all placeholders inside. */
  label: string;
  /** The placeholders, in the layout of what they stand for. */
  children: ReactNode;
}

/** Says once that something is on its way, however many placeholders show it. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true">
      <span role="status" className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  );
}
