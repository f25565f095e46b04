/** When the price was right: as the feed says, but never in the future; else now. ISO 8601 in UTC. */
export function checkedTime(statedAt: string | null, now: Date): string {
  const stated = statedAt === null ? Number.NaN : Date.parse(statedAt);
  return (stated <= now.getTime() ? new Date(stated) : now).toISOString();
}
