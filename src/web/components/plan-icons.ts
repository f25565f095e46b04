/**
 * The icons of a plan's row as path data: Wifi, CirclePlus and Phone of Lucide (ISC), the parts of each joined to one path,
 * and a question mark in the upper corner for what is not stated. A list of plans defines them once.
 */
export const planIcons = {
  hotspot: 'M12 20h.01M2 8.82a15 15 0 0 1 20 0M5 12.859a10 10 0 0 1 14 0M8.5 16.429a5 5 0 0 1 7 0',
  'top-up': 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 12h8M12 8v8',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  unknown: 'M20.5-3.2a2.9 2.9 0 0 1 5.6 1c0 1.9-2.8 2.9-2.8 2.9M23.4 4.6h.01',
};

export type PlanIcon = Exclude<keyof typeof planIcons, 'unknown'>;
