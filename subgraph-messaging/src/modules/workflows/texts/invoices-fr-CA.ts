import type { NotificationTemplate } from './en-CA';
import type { InvoiceWorkflow } from './invoices-en-CA';

const INVOICE = 'Voir la facture';

export const invoiceTextsFrCA: Record<InvoiceWorkflow, NotificationTemplate> = {
  'invoice.issued': {
    title: 'Vos heures du {date} sont approuvées et facturées',
    lines: [
      '{person} doit régler la facture nº {invoiceNumber}, de {invoiceTotal}, au plus tard le {dueOn}.',
      'Le cabinet vous paie directement. Dites-nous quand vous aurez reçu l’argent.',
    ],
    action: INVOICE,
  },
  'invoice.received': {
    title: 'Facture nº {invoiceNumber} de {person} : {invoiceTotal}',
    lines: [
      'Elle concerne le quart du {date} et doit être payée au plus tard le {dueOn}.',
      'Vous payez directement la personne. Ensuite, indiquez que la facture est payée.',
    ],
    action: INVOICE,
  },
  'invoice.marked-paid': {
    title: '{person} indique avoir payé la facture nº {invoiceNumber}',
    lines: [
      'Vérifiez que vous avez bien reçu {invoiceTotal}, puis confirmez-le. Sans réponse de votre part, la facture sera réputée payée après 7 jours.',
      'Vous n’avez rien reçu? Ouvrez une contestation sur la page du quart.',
    ],
    action: INVOICE,
  },
  'invoice.marked-received': {
    title: '{person} a reçu votre paiement de la facture nº {invoiceNumber}',
    lines: ['Indiquez que la facture est payée pour compléter votre dossier.'],
    action: INVOICE,
  },
  'invoice.paid': {
    title: 'La facture nº {invoiceNumber} est payée',
    lines: ['{person} et vous confirmez le paiement de {invoiceTotal} pour le quart du {date}.'],
    action: INVOICE,
  },
  'invoice.paid-by-clock': {
    title: 'La facture nº {invoiceNumber} est réputée payée',
    lines: [
      'Le cabinet a indiqué il y a 7 jours avoir payé {invoiceTotal} pour le quart du {date}, et rien n’est venu le contredire.',
    ],
    action: INVOICE,
  },
  'invoice.overdue': {
    title: 'La facture nº {invoiceNumber} de {person} est en retard de {overdueDays}',
    lines: [
      'Le montant de {invoiceTotal} pour le quart du {date} devait être payé au plus tard le {dueOn}.',
      'Payez la personne et indiquez que la facture est payée, ou ouvrez une contestation si vous n’êtes pas d’accord. Vous ne pourrez plus publier de quarts après 14 jours de retard, ni tant qu’une contestation à son sujet est ouverte.',
    ],
    action: INVOICE,
  },
  'refund.due': {
    title: 'Remboursez {invoiceTotal} à {person}',
    lines: [
      'Le montant payé pour le quart du {date} dépasse ce qui est dû maintenant. Le document nº {invoiceNumber} indique la différence.',
      'Vous la remboursez directement. Indiquez-le ensuite.',
    ],
    action: INVOICE,
  },
  'refund.coming': {
    title: '{person} doit vous rembourser {invoiceTotal}',
    lines: [
      'Vous avez payé pour le quart du {date} plus que ce que vous devez maintenant. Le document nº {invoiceNumber} indique la différence.',
      'Confirmez-le ici quand vous aurez reçu l’argent.',
    ],
    action: INVOICE,
  },
  'refund.returned': {
    title: '{person} indique avoir remboursé {invoiceTotal}',
    lines: [
      'Vérifiez que vous avez bien reçu l’argent pour le quart du {date}, puis confirmez-le.',
    ],
    action: INVOICE,
  },
  'refund.received': {
    title: '{person} a reçu votre remboursement de {invoiceTotal}',
    lines: ['Le quart du {date} est réglé; plus rien n’est dû.'],
    action: INVOICE,
  },
  'posting.blocked': {
    title: 'Vous ne pouvez plus publier de quarts tant que des factures sont en retard',
    lines: [
      'Factures en retard de 14 jours ou plus, ou contestées : {invoiceCount}.',
      'Payez-les et indiquez qu’elles sont payées; vous pourrez publier de nouveau aussitôt. Une facture contestée attend la décision de notre équipe.',
    ],
    action: INVOICE,
  },
  'posting.lifted': {
    title: 'Vous pouvez de nouveau publier des quarts',
    lines: ['L’administration a levé le blocage. Les factures en retard restent dues.'],
    action: 'Publier un quart',
  },
};
