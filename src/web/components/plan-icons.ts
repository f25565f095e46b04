import { CirclePlus, Phone, Wifi } from 'lucide-react';

/** The icons of a plan's row; a list of plans defines them once. */
export const planIcons = { hotspot: Wifi, 'top-up': CirclePlus, phone: Phone };

export type PlanIcon = keyof typeof planIcons;
