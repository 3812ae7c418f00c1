import type { Article } from './articles.types';
import {
  ACDH,
  ALBERTA_STANDARDS,
  BCCOHP,
  BC_STANDARDS,
  CAI,
  CDHA,
  CDHO,
  CNESST,
  CRA,
  CRA_EMPLOYEE,
  CRA_GST,
  JOB_BANK,
  LEGIS_QUEBEC,
  NDAEB,
  OHDQ,
  ONTARIO_STANDARDS,
  OQLF,
  REVENU_QUEBEC,
  STATISTICS_CANADA,
} from './sources';

/** The blog. A text is `src/blog/articles/<slug>.<locale>.mdx`; the order is that of the list within a day. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'empty-chair',
    publishedOn: '2026-11-26',
    categories: ['clinics'],
    texts: {
      'en-CA': {
        title: 'What an empty chair costs, and how to fill it the same day',
        description:
          'A calculation with your own figures, the first thirty minutes after a call in sick, and what makes a temp say yes.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'Ce que coûte un fauteuil vide, et comment le combler le jour même',
        description:
          'Un calcul avec vos propres chiffres, les trente premières minutes après l’appel, et ce qui fait dire oui.',
        minutes: 3,
      },
    },
    sources: [JOB_BANK, CDHA],
    related: ['first-day-checklist', 'name-your-rate'],
    nextSteps: ['emergencyCoverage', 'postJob', 'browseProfessionals'],
  },
  {
    slug: 'contractor-or-employee',
    publishedOn: '2026-11-26',
    categories: ['money', 'rules', 'clinics', 'professionals'],
    texts: {
      'en-CA': {
        title: 'Contractor or employee: what the CRA looks at',
        description:
          'The label in the contract does not decide. These facts do, for a temp in a dental office.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'À contrat ou salariée\u00a0: ce que l’ARC examine',
        description:
          'L’étiquette du contrat ne décide pas. Voici les faits qui comptent, pour un remplacement en cabinet dentaire.',
        minutes: 3,
      },
    },
    sources: [CRA_EMPLOYEE, CRA, REVENU_QUEBEC],
    related: ['invoices-and-gst', 'paid-working-interviews'],
    nextSteps: ['postJob', 'jobs'],
  },
  {
    slug: 'hygienist-licence-by-province',
    publishedOn: '2026-11-26',
    categories: ['rules', 'professionals'],
    texts: {
      'en-CA': {
        title: 'Your hygienist’s licence, province by province',
        description:
          'Who regulates dental hygienists where, what they usually ask, and what to do before you work across a border.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'Le permis d’hygiéniste, une province à la fois',
        description:
          'Qui encadre les hygiénistes dentaires et où, ce qu’on y demande, et que faire avant de travailler ailleurs.',
        minutes: 3,
      },
    },
    sources: [CDHO, BCCOHP, ACDH, OHDQ, NDAEB, CDHA],
    related: ['new-graduate-first-shifts', 'quebec-job-ads-and-law-25'],
    nextSteps: ['profile', 'jobs'],
  },
  {
    slug: 'name-your-rate',
    publishedOn: '2026-11-26',
    categories: ['money', 'professionals'],
    texts: {
      'en-CA': {
        title: 'Rates by role, and how to name yours',
        description:
          'Where wages are published, how a wage becomes a rate, and how to say the number.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'Les taux selon le rôle, et comment dire le vôtre',
        description:
          'Où sont publiés les salaires, comment un salaire devient un taux, et comment dire le chiffre.',
        minutes: 3,
      },
    },
    sources: [JOB_BANK, STATISTICS_CANADA, CRA],
    related: ['contractor-or-employee', 'invoices-and-gst'],
    nextSteps: ['jobs', 'profile'],
  },
  {
    slug: 'first-day-checklist',
    publishedOn: '2026-11-26',
    categories: ['clinics', 'professionals'],
    texts: {
      'en-CA': {
        title: 'First day in a new office: a checklist for both sides',
        description:
          'The week before, the first fifteen minutes, the day, and what to do before you leave.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'Première journée dans un nouveau cabinet\u00a0: une liste pour les deux côtés',
        description:
          'La semaine d’avant, les quinze premières minutes, la journée, et ce qu’il faut faire avant de partir.',
        minutes: 3,
      },
    },
    sources: [CDHA, CDHO, OHDQ],
    related: ['new-graduate-first-shifts', 'empty-chair'],
    nextSteps: ['jobs', 'postJob'],
  },
  {
    slug: 'invoices-and-gst',
    publishedOn: '2026-11-26',
    categories: ['money', 'professionals'],
    texts: {
      'en-CA': {
        title: 'Invoices, GST/HST and income tax for temps',
        description:
          'What an invoice says, when you charge tax and at which rate, and which dates matter.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'Factures, TPS/TVH et impôt pour les remplaçants',
        description:
          'Ce que dit une facture, quand percevoir la taxe et à quel taux, et les échéances qui comptent.',
        minutes: 4,
      },
    },
    sources: [CRA_GST, CRA, REVENU_QUEBEC],
    related: ['contractor-or-employee', 'name-your-rate'],
    nextSteps: ['jobs', 'profile'],
  },
  {
    slug: 'new-graduate-first-shifts',
    publishedOn: '2026-11-26',
    categories: ['professionals'],
    texts: {
      'en-CA': {
        title: 'New graduates: your first temp shifts',
        description:
          'What must be in place, which days to choose first, and how to keep your standard when the schedule pushes.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'Jeunes diplômées\u00a0: vos premiers remplacements',
        description:
          'Ce qui doit être en règle, quelles journées choisir d’abord, et comment tenir votre norme quand l’horaire presse.',
        minutes: 3,
      },
    },
    sources: [CDHA, NDAEB, OHDQ],
    related: ['hygienist-licence-by-province', 'first-day-checklist'],
    nextSteps: ['profile', 'jobAlerts', 'jobs'],
  },
  {
    slug: 'paid-working-interviews',
    publishedOn: '2026-11-26',
    categories: ['clinics', 'professionals', 'rules'],
    texts: {
      'en-CA': {
        title: 'Working interviews are paid: how to do them well',
        description:
          'When a trial is work, what to agree on before, and a simple way for both sides.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'L’essai en cabinet se paie\u00a0: comment bien le mener',
        description:
          'Quand un essai est du travail, ce dont on convient avant, et une façon simple pour les deux côtés.',
        minutes: 3,
      },
    },
    sources: [ONTARIO_STANDARDS, BC_STANDARDS, ALBERTA_STANDARDS, CNESST],
    related: ['first-day-checklist', 'contractor-or-employee'],
    nextSteps: ['postJob', 'jobs'],
  },
  {
    slug: 'quebec-job-ads-and-law-25',
    publishedOn: '2026-11-26',
    categories: ['clinics', 'rules'],
    texts: {
      'en-CA': {
        title: 'Quebec: job ads in French, and Law 25 in a dental office',
        description:
          'What the Charter of the French language asks of a job ad, and what every office keeps for personal information.',
        minutes: 3,
      },
      'fr-CA': {
        title: 'Au Québec\u00a0: l’offre d’emploi en français, et la Loi 25 au cabinet',
        description:
          'Ce que la Charte de la langue française demande d’une offre d’emploi, et ce que tout cabinet tient à jour.',
        minutes: 3,
      },
    },
    sources: [OQLF, CAI, LEGIS_QUEBEC],
    related: ['paid-working-interviews', 'hygienist-licence-by-province'],
    nextSteps: ['postJob', 'browseProfessionals'],
  },
];
