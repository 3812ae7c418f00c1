import type { ReactNode } from 'react';
import { themes, tokens, type ThemeName } from '../generated/tokens/tokens';
import styles from './token-page.module.css';

export type Token = (typeof tokens)[number];
export const themeNames: readonly ThemeName[] = themes.map(({ name }) => name);

const COLUMNS = ['Token', 'Sample', 'Value', 'For'] as const;

/** Tokens whose name begins so: `space` finds `space-1`, and a token called `space`. */
export const tokensOf = (...groups: readonly string[]): readonly Token[] =>
  tokens.filter(({ name }) =>
    groups.some((group) => name === group || name.startsWith(`${group}-`)),
  );

export interface TokenTableProps {
  /** What the rows are. */
  caption: string;
  /** The tokens to list. */
  rows: readonly Token[];
  /** Draws a token as it looks in use; it gets the custom property to read, `var(--…)`. */
  sample: (property: string, token: Token) => ReactNode;
}

/** Every token of a group with a sample, its value and what it is for. A new token shows by itself. */
export function TokenTable({ caption, rows, sample }: TokenTableProps) {
  return (
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{`--${token.name}`}</code>
              </th>
              <td>{sample(`var(--${token.name})`, token)}</td>
              <td>
                <code>{token.values.light}</code>
              </td>
              <td>{token.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
