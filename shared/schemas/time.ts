/** Times as they travel: milliseconds since the epoch become ISO 8601 in UTC. */
export const iso = (at: number): string => new Date(at).toISOString()
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))
