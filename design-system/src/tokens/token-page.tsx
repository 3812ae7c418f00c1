import type { ReactNode } from 'react';
import { themes, tokens, type ThemeName } from '../generated/tokens/tokens';
import styles from './token-page.module.css';

export type Token = (typeof tokens)[number];
export const themeNames: readonly ThemeName[] = themes.map(({ name }) => name);

const COLUMNS = ['Token', 'Sample', 'Value', 'For'] as const;

/** Tokens by prefix: `space` finds `space-1`, and a token called `space`. */
export const tokensOf = (...groups: readonly string[]): readonly Token[] =>
  tokens.filter(({ name }) =>
    groups.some((group) => name === group || name.startsWith(`${group}-`)),
  );

export interface TokenTableProps {
  caption: string;
  rows: readonly Token[];
  /** Renders a sample with the token's custom property, `var(--…)`. */
  sample: (property: string, token: Token) => ReactNode;
}

/** Tokens of a group with sample, value and purpose; new tokens appear automatically. */
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
