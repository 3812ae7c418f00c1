import type { Locale } from '@tbt/contracts';
import { renderNotification } from '../workflows';
import { STATEMENT_EXAMPLES } from './statement-examples';
import { statementWritten } from './statement-notifications';

const [busy, quiet] = STATEMENT_EXAMPLES['statement.written'];

function linesOf(statement: typeof busy, locale: Locale) {
  if (!statement) throw new Error('There is no example');
  const [order] = statementWritten(statement);
  if (!order) throw new Error('A statement is always told');
  const { title, lines } = renderNotification(order.workflow, order.params, locale, new Map());
  return [title, ...lines].map((line) => line.replaceAll('\u00a0', ' '));
}

describe('the statement of a month', () => {
  it('says what was filled and spent, and what waits', () => {
    expect(linesOf(busy, 'en-CA')).toEqual([
      'Your clinic in February 2027',
      'Shifts filled: 11 of 12 (92%).',
      'Spent: $4,120.50 with taxes. Invoices: 10.',
      'Shifts whose hours wait for your answer: 2.',
      'Invoices to pay: 3, in all $1,248.00.',
      'Overdue: 1. Please pay these first.',
      'Your plan: Pro.',
    ]);
  });

  it('leaves out what there is none of', () => {
    expect(linesOf(quiet, 'fr-CA')).toEqual([
      'Votre cabinet en février 2027',
      'Vous n’aviez aucun quart de travail en février 2027.',
      'Dépenses : 0,00 $, taxes comprises. Factures : 0.',
    ]);
  });
});
