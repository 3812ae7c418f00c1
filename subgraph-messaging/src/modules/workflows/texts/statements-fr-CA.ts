import type { NotificationTemplate } from './en-CA';
import type { StatementWorkflow } from './statements-en-CA';

export const statementTextsFrCA: Record<StatementWorkflow, NotificationTemplate> = {
  'statement.month': {
    title: 'Votre cabinet en {month}',
    lines: [
      'Quarts comblés : {filledCount} sur {shiftCount} ({fillRate}).',
      'Vous n’aviez aucun quart de travail en {quietMonth}.',
      'Dépenses : {spent}, taxes comprises. Factures : {invoiceCount}.',
      'Quarts dont les heures attendent votre réponse : {waitingHours}.',
      'Factures à payer : {unpaidInvoices}, pour un total de {unpaidTotal}.',
      'En retard : {overdueInvoices}. Veuillez les payer d’abord.',
      'Votre forfait : {plan}.',
    ],
    action: 'Voir toutes mes dépenses',
  },
};
