import { telephoneLink } from './telephone-link';

it.each([
  ['416 555 0142', 'tel:4165550142'],
  ['+1 (514) 555-0134', 'tel:+15145550134'],
  ['514-555-0134 poste 21', 'tel:5145550134;ext=21'],
  ['416.555.0142 x3', 'tel:4165550142;ext=3'],
  ['416 555-0142 ext. 3 (front desk)', 'tel:4165550142;ext=3'],
  ['514 555-0134 poste à préciser', 'tel:5145550134'],
])('calls %s by %s', (phone, link) => expect(telephoneLink(phone)).toBe(link));
