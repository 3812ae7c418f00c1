import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Shape of the loading content. */
  shape?: 'text' | 'heading' | 'circle' | 'box' | 'control';
  /** Number of text lines; the last one is shorter. */
  lines?: number;
  /** Share of the width. */
  width?: 'full' | 'three-quarters' | 'half' | 'quarter';
}

/** A loading placeholder. Wrap a page's skeletons in one `SkeletonGroup`. */
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
  /** Announced once for all skeletons inside. */
  label: string;
  /** Skeletons in the layout of the content. */
  children: ReactNode;
}

/** Announces loading once for several skeletons. */
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
