import type { invoicesEnCA } from './invoices.en-CA';

export const invoicesFrCA: Record<keyof typeof invoicesEnCA, string> = {
  'invoice.paidOn': 'Choisissez un jour entre le {from|date} et le {to|date}.',
  'invoice.alreadyMarked': 'Ce paiement a déjà été enregistré.',
  'invoice.postingBlocked':
    'Des factures en retard vous empêchent de publier : {invoices}. Payez-les et indiquez qu’elles sont payées; une facture contestée attend la décision de notre équipe.',
  'invoice.notBlocked': 'Rien n’empêche ce cabinet de publier.',
};
