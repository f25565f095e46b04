export const provider = {
  title: ({ provider: name, destination }: { provider: string; destination: string }) =>
    `${name}: eSIM plans for ${destination}`,
  description: (facts: { provider: string; destination: string; plans: string; price: string | null }) =>
    `${facts.plans} of ${facts.provider} for ${facts.destination}${
      facts.price === null ? '' : `, from ${facts.price}`
    }: data, days, speed limits and price per GB.`,
  subtitle: ({ destination }: { destination: string }) => `eSIM plans for ${destination}`,
  plansHeading: ({ destination }: { destination: string }) => `Plans for ${destination}`,
  othersHeading: ({ destination }: { destination: string }) => `Other providers: ${destination}`,
  allPlans: ({ destination }: { destination: string }) => `All plans for ${destination}`,
  visit: ({ provider: name }: { provider: string }) => `Go to ${name}`,
};
