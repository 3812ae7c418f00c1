import type { Source } from './articles.types';

const inBoth = (name: string, french: string, url: string, frenchUrl = url): Source => ({
  name: { 'en-CA': name, 'fr-CA': french },
  url: { 'en-CA': url, 'fr-CA': frenchUrl },
});

const CANADA = 'https://www.canada.ca';

export const CRA_EMPLOYEE = inBoth(
  'Canada Revenue Agency: RC4110, Employee or Self-employed?',
  'Agence du revenu du Canada\u00a0: RC4110, Employé ou travailleur indépendant?',
  `${CANADA}/en/revenue-agency/services/forms-publications/publications/rc4110.html`,
  `${CANADA}/fr/agence-revenu/services/formulaires-publications/publications/rc4110.html`,
);
export const CRA = inBoth(
  'Canada Revenue Agency',
  'Agence du revenu du Canada',
  `${CANADA}/en/revenue-agency.html`,
  `${CANADA}/fr/agence-revenu.html`,
);
export const CRA_GST = inBoth(
  'Canada Revenue Agency: GST/HST for businesses',
  'Agence du revenu du Canada\u00a0: TPS/TVH pour les entreprises',
  `${CANADA}/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses.html`,
  `${CANADA}/fr/agence-revenu/services/impot/entreprises/sujets/tps-tvh-entreprises.html`,
);
export const REVENU_QUEBEC = inBoth(
  'Revenu Québec',
  'Revenu Québec',
  'https://www.revenuquebec.ca/en/',
  'https://www.revenuquebec.ca/fr/',
);
export const JOB_BANK = inBoth(
  'Job Bank, Government of Canada: wages by occupation and region',
  'Guichet-Emplois, gouvernement du Canada\u00a0: salaires par profession et par région',
  'https://www.jobbank.gc.ca/trend-analysis/search-wages',
  'https://www.guichetemplois.gc.ca/',
);
export const STATISTICS_CANADA = inBoth(
  'Statistics Canada',
  'Statistique Canada',
  'https://www.statcan.gc.ca/en/start',
  'https://www.statcan.gc.ca/fr/debut',
);
export const CDHA = inBoth(
  'Canadian Dental Hygienists Association',
  'Association canadienne des hygiénistes dentaires',
  'https://www.cdha.ca/',
);
export const NDAEB = inBoth(
  'National Dental Assisting Examining Board',
  'Bureau national d’examen d’assistance dentaire',
  'https://ndaeb.ca/',
);
export const CDHO = inBoth(
  'College of Dental Hygienists of Ontario',
  'Ordre des hygiénistes dentaires de l’Ontario',
  'https://cdho.org/',
);
export const BCCOHP = inBoth(
  'British Columbia College of Oral Health Professionals',
  'British Columbia College of Oral Health Professionals',
  'https://oralhealthbc.ca/',
);
export const ACDH = inBoth(
  'Alberta College of Dental Hygienists',
  'Alberta College of Dental Hygienists',
  'https://acdh.ca/',
);
export const OHDQ = inBoth(
  'Ordre des hygiénistes dentaires du Québec',
  'Ordre des hygiénistes dentaires du Québec',
  'https://www.ohdq.com/',
);
export const OQLF = inBoth(
  'Office québécois de la langue française',
  'Office québécois de la langue française',
  'https://www.oqlf.gouv.qc.ca/',
);
export const LEGIS_QUEBEC = inBoth(
  'LégisQuébec: Charter of the French language (C-11) and Act respecting the protection of personal information in the private sector (P-39.1)',
  'LégisQuébec\u00a0: Charte de la langue française (C-11) et Loi sur la protection des renseignements personnels dans le secteur privé (P-39.1)',
  'https://www.legisquebec.gouv.qc.ca/',
);
export const CAI = inBoth(
  'Commission d’accès à l’information du Québec',
  'Commission d’accès à l’information du Québec',
  'https://www.cai.gouv.qc.ca/',
);
export const CNESST = inBoth(
  'Quebec: CNESST, labour standards',
  'Québec\u00a0: CNESST, normes du travail',
  'https://www.cnesst.gouv.qc.ca/en',
  'https://www.cnesst.gouv.qc.ca/fr',
);
export const ONTARIO_STANDARDS = inBoth(
  'Ontario: Your guide to the Employment Standards Act',
  'Ontario\u00a0: Votre guide de la Loi sur les normes d’emploi',
  'https://www.ontario.ca/document/your-guide-employment-standards-act-0',
  'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0',
);
export const BC_STANDARDS = inBoth(
  'British Columbia: employment standards',
  'Colombie-Britannique\u00a0: normes d’emploi (en anglais)',
  'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards',
);
export const ALBERTA_STANDARDS = inBoth(
  'Alberta: employment standards',
  'Alberta\u00a0: normes d’emploi (en anglais)',
  'https://www.alberta.ca/employment-standards',
);
