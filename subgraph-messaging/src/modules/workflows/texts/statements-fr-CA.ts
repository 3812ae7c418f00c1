import type { NotificationTemplate } from './en-CA';
import type { StatementWorkflow } from './statements-en-CA';

export const statementTextsFrCA: Record<StatementWorkflow, NotificationTemplate> = {
  'statement.month': {
    title: 'Votre cabinet en {month}',
    lines: [
      'Quarts de travail : {shiftCount}, dont pourvus : {filledCount} ({fillRate}).',
      'Vous n’aviez aucun quart de travail en {quietMonth}.',
      'Dépensé : {spent}, taxes comprises. Factures : {invoiceCount}.',
      'Heures qui attendent votre réponse : {waitingHours}.',
      'Factures à payer : {unpaidInvoices}, pour un total de {unpaidTotal}.',
      'En retard : {overdueInvoices}. Veuillez les payer d’abord.',
      'Votre forfait : {plan}.',
    ],
    action: 'Voir toutes mes dépenses',
  },
};
