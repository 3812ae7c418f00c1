import type { Locale, PlanTaxKind } from '@tbt/contracts';
import type { ProviderInvoice } from '../payment-port';

export type PlanInvoiceTexts = {
  title: string;
  from: string;
  seller: readonly string[];
  to: string;
  issuedOn: string;
  status: string;
  statuses: Readonly<Record<ProviderInvoice['status'], string>>;
  table: { item: string; amount: string };
  plan: string;
  taxes: Readonly<Record<PlanTaxKind, string>>;
  subtotal: string;
  total: string;
  refunded: string;
  afterRefund: string;
  note: string;
};

export const PLAN_INVOICE_TEXTS: Readonly<Record<Locale, PlanInvoiceTexts>> = {
  'en-CA': {
    title: 'Invoice {number}',
    from: 'From',
    seller: ['Tooth Be Told', 'Canada'],
    to: 'Bill to',
    issuedOn: 'Issued on',
    status: 'Status',
    statuses: {
      open: 'To be paid',
      paid: 'Paid',
      uncollectible: 'Not paid',
      void: 'Void',
      refunded: 'Refunded',
      disputed: 'Disputed at the bank',
    },
    table: { item: 'Description', amount: 'Amount' },
    plan: 'Plan {plan}, one month',
    taxes: { gst: 'GST', hst: 'HST', pst: 'PST', qst: 'QST' },
    subtotal: 'Subtotal',
    total: 'Total',
    refunded: 'Credit: returned to your card',
    afterRefund: 'Total after the credit',
    note: 'In Canadian dollars. Taxes are those of the province of the office. Shifts are paid directly to the professionals and are not part of this invoice.',
  },
  'fr-CA': {
    title: 'Facture nº {number}',
    from: 'De',
    seller: ['Tooth Be Told', 'Canada'],
    to: 'Facturé à',
    issuedOn: 'Date d’émission',
    status: 'État',
    statuses: {
      open: 'À payer',
      paid: 'Payée',
      uncollectible: 'Impayée',
      void: 'Annulée',
      refunded: 'Remboursée',
      disputed: 'Contestée à la banque',
    },
    table: { item: 'Description', amount: 'Montant' },
    plan: 'Forfait {plan}, un mois',
    taxes: { gst: 'TPS', hst: 'TVH', pst: 'TVP', qst: 'TVQ' },
    subtotal: 'Sous-total',
    total: 'Total',
    refunded: 'Crédit\u00a0: remboursé sur votre carte',
    afterRefund: 'Total après le crédit',
    note: 'En dollars canadiens. Les taxes sont celles de la province du cabinet. Les quarts de travail sont payés directement aux professionnels et ne figurent pas sur cette facture.',
  },
};
