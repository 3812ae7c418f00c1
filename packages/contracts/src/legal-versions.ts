import type { Locale } from './option-sets';

export const LEGAL_DOCUMENTS = ['privacy', 'terms', 'cookies', 'accessibility', 'credits'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export interface LegalVersion {
  /** Day of publication, `2026-11-26`; a second one of a day is `2026-11-26.2`. Ordered as text. */
  id: string;
  /** First day on which it applies, not before its publication. */
  effectiveOn: string;
  /** Members who accepted an older version are asked again. */
  requiresConsent: boolean;
  changes: Readonly<Record<Locale, string>>;
  /** SHA-256 of the page’s text, which a test compares; absent for sections of the contact page. */
  digest?: Readonly<Record<Locale, string>>;
}

const onContactPage = (changes: LegalVersion['changes']): LegalVersion => ({
  id: '2026-11-24',
  effectiveOn: '2026-11-24',
  requiresConsent: false,
  changes,
});

/** Every version, newest first. A changed text is a new version here, in the same commit. */
export const LEGAL_VERSIONS: Readonly<
  Record<LegalDocument, readonly [LegalVersion, ...LegalVersion[]]>
> = {
  privacy: [
    {
      id: '2026-11-30',
      effectiveOn: '2026-11-30',
      requiresConsent: false,
      changes: {
        'en-CA':
          'Says that invoices, and shifts that may still be billed, keep the names that an invoice needs after an account was closed.',
        'fr-CA':
          'Précise que les factures, et les quarts qui peuvent encore être facturés, conservent les noms nécessaires à une facture après la fermeture d’un compte.',
      },
      digest: {
        'en-CA': 'trVNH8VWqBXxR2uF66m3_pqA7ohggzKuuovYhKH7jwY',
        'fr-CA': 'vXDrmWgetv3eXt7zQ-6nv00r-Q5W2rs665KmPyogeSM',
      },
    },
    {
      id: '2026-11-28',
      effectiveOn: '2026-11-28',
      requiresConsent: false,
      changes: {
        'en-CA': 'Says how we measure the speed of pages, and that nothing of you is kept with it.',
        'fr-CA':
          'Explique comment nous mesurons la vitesse des pages, sans rien conserver de vous.',
      },
      digest: {
        'en-CA': 'vvKe9YLe8iArPFi8NIisEqT6ThvxBQ-aEEPWoIeUTF0',
        'fr-CA': 'w9eJbcUnzyzYWLeTPsOI-Wm09LA16lPt5w6YJ-6Jh7A',
      },
    },
    {
      id: '2026-11-27',
      effectiveOn: '2026-11-27',
      requiresConsent: false,
      changes: {
        'en-CA':
          'Says what your browser keeps on your own device while you are logged in, and for how long.',
        'fr-CA':
          'Précise ce que votre navigateur conserve sur votre appareil pendant que vous êtes connecté, et combien de temps.',
      },
      digest: {
        'en-CA': 'L5FKnAt_rZ5TN2m2_yu-39fIcVoa-Pr0rB_bUlRUdNg',
        'fr-CA': 'o70NCg-6kBec2tZ_RVZufDVUZwkYt2Eqo1wj8TfP0EU',
      },
    },
    {
      id: '2026-11-26.2',
      effectiveOn: '2026-11-26',
      requiresConsent: false,
      changes: {
        'en-CA':
          'Says that the address of a dental office is public: it is shown on its page and its shifts. The street of a professional is not, as before.',
        'fr-CA':
          'Précise que l’adresse d’un cabinet est publique : elle figure sur sa page et sur ses quarts. La rue des professionnels ne l’est toujours pas.',
      },
      digest: {
        'en-CA': '4YdAPvTddd0Hd5H5HeiRF4eOxmsz_ZTLKEfromQ9b4M',
        'fr-CA': 'FrGyQ7n_4mqzdZVIBTFs24gBWbwrJuVDzmunnPqdgog',
      },
    },
    {
      id: '2026-11-26',
      effectiveOn: '2026-11-26',
      requiresConsent: false,
      changes: {
        'en-CA':
          'A page of its own with everything in full: who sees what, how long each kind of information is kept, service providers, automated matching. What we collect and do with it has not changed.',
        'fr-CA':
          'Une page distincte où tout est dit au complet : qui voit quoi, combien de temps chaque renseignement est conservé, les fournisseurs de services, le jumelage automatisé. Ce que nous recueillons et l’usage que nous en faisons n’ont pas changé.',
      },
      digest: {
        'en-CA': 'kLzUmFR8E2UT34owSV9RKSMID_pW1-Hp5CrgmuAZJBo',
        'fr-CA': 'IezW9LMOSVzLXv9LpVWLRwjvKbO9V0DFgusvXjioj7Y',
      },
    },
    onContactPage({
      'en-CA': 'First version, as a section of the contact page.',
      'fr-CA': 'Première version, dans une section de la page Nous joindre.',
    }),
  ],
  terms: [
    {
      id: '2026-11-29',
      effectiveOn: '2026-11-29',
      requiresConsent: true,
      changes: {
        'en-CA':
          'A late cancellation of a shift under five hours, too short for a break, loses none of its hours. An application waits for our check of a licence.',
        'fr-CA':
          'L’annulation tardive d’un quart de moins de cinq heures, trop court pour une pause, n’en déduit plus. Une candidature attend notre vérification du permis.',
      },
      digest: {
        'en-CA': 'NruosEZAsJQRaaFA_x7QXyGSCsCjdZE4tZm-XZIAuvg',
        'fr-CA': 'QOHJBaUstsrjz88-nWr26CKPcH6WSFDJ4ZsI-iYn62Y',
      },
    },
    {
      id: '2026-11-26',
      effectiveOn: '2026-11-26',
      requiresConsent: true,
      changes: {
        'en-CA':
          'The rules of the site are now part of the terms: what a cancellation costs, how the reliability score works, when an offer ends, who checks licences, how disputes and reviews are decided, plans and refunds.',
        'fr-CA':
          'Les règles du site font maintenant partie des conditions : ce que coûte une annulation, le calcul de la fiabilité, la fin d’une offre, la vérification des permis, le règlement des différends et les évaluations, les forfaits et les remboursements.',
      },
      digest: {
        'en-CA': '67mx4LSI82akypELIJk8QHCGYqlfdNLrwbB3qQNFl4s',
        'fr-CA': 'gOZKFHbJ9RJBrYG5dGVfUw7WyE1k9kswcDbpNsEstkc',
      },
    },
    onContactPage({
      'en-CA': 'First version, as a section of the contact page.',
      'fr-CA': 'Première version, dans une section de la page Nous joindre.',
    }),
  ],
  cookies: [
    {
      id: '2026-11-29',
      effectiveOn: '2026-11-29',
      requiresConsent: false,
      changes: {
        'en-CA':
          'After a sign-up, this browser keeps the page that you came from, for the link in our mail.',
        'fr-CA':
          'Après une inscription, ce navigateur garde la page d’où vous veniez, pour le lien de notre courriel.',
      },
      digest: {
        'en-CA': 'mBIKeIsTrVFihlQbm-VgbRh_W5IkhAp8sOosvM2uMmk',
        'fr-CA': 'Z5VDILYxLgVh4e7PrrpEwyVnZw_cWILW3FJUtL4IYXU',
      },
    },
    {
      id: '2026-11-27.2',
      effectiveOn: '2026-11-27',
      requiresConsent: false,
      changes: {
        'en-CA':
          'What you wrote without a connection is no longer deleted when a session expires: it waits for your next log-in, 30 days at most.',
        'fr-CA':
          'Ce que vous avez écrit sans connexion n’est plus supprimé quand une session expire : l’envoi attend votre prochaine connexion, 30 jours au plus.',
      },
      digest: {
        'en-CA': '9qijux-sed3sYdQWdg9jYYnwAm_okE5tbI2O97RQ8WU',
        'fr-CA': '__c9DAlffDXH3-lREAUlZxQCl2dgAl7pjCRrBakNu-8',
      },
    },
    {
      id: '2026-11-27',
      effectiveOn: '2026-11-27',
      requiresConsent: false,
      changes: {
        'en-CA':
          'Names the database in which your browser keeps what you read and wrote, for when there is no connection.',
        'fr-CA':
          'Nomme la base de données où votre navigateur conserve ce que vous avez consulté et écrit, pour les moments sans connexion.',
      },
      digest: {
        'en-CA': 'tqDfN2dVhFRNPsen0s_kD8Cl8jNFDbMk3HErAlwVGJs',
        'fr-CA': 'qqgy94GQkWfFmVsTmDlJql8DnuZSV_ZjoMoGEKs0PO4',
      },
    },
    {
      id: '2026-11-26',
      effectiveOn: '2026-11-26',
      requiresConsent: false,
      changes: {
        'en-CA':
          'A page of its own that names every cookie and every item of browser storage, with its purpose and how long it lasts. New since the first version: a note of the terms that you accepted.',
        'fr-CA':
          'Une page distincte qui nomme chaque témoin et chaque élément conservé par le navigateur, avec son utilité et sa durée. Nouveau depuis la première version : un repère des conditions que vous avez acceptées.',
      },
      digest: {
        'en-CA': 'zuNOr3CTl5o2JP7uDgN_DaTatgLHme5y1DFDqnWnT9o',
        'fr-CA': 'JyTHDHyqBTviU3DRY5NK6U_4grXfs-22dUJBq8tQUio',
      },
    },
    onContactPage({
      'en-CA': 'First version, as a section of the contact page.',
      'fr-CA': 'Première version, dans une section de la page Nous joindre.',
    }),
  ],
  accessibility: [
    {
      id: '2026-11-26',
      effectiveOn: '2026-11-26',
      requiresConsent: false,
      changes: { 'en-CA': 'First version.', 'fr-CA': 'Première version.' },
      digest: {
        'en-CA': 'pqb04GSHPHVZdevxBjjm6Y7d9D85k1yiPu2UGYR31lM',
        'fr-CA': 'RA6MqwHf9rzc5XUNP9FkFZisi1Povj-Cwof7-1znOmA',
      },
    },
  ],
  credits: [
    {
      id: '2026-11-26',
      effectiveOn: '2026-11-26',
      requiresConsent: false,
      changes: { 'en-CA': 'First version.', 'fr-CA': 'Première version.' },
      digest: {
        'en-CA': 'XPHeHMsvpdG2YETq9-VAkBrgWFVtJOx9F_V-Sb3ws9k',
        'fr-CA': 'MGSYZk6q3D7S1niQ1nZIyoH-Lf9tvOjXmNz6LZEO1Ng',
      },
    },
  ],
};

export const currentLegalVersion = (document: LegalDocument): LegalVersion =>
  LEGAL_VERSIONS[document][0];
