import type { Output } from '../../client/call.ts'

export type Connection = Output<'GET /api/organizations/{organizationId}/drive'>

export const outcomes = [
  'connected',
  'denied',
  'incomplete',
  'expired',
  'stranger',
  'refused',
  'unavailable',
] as const
export type Outcome = (typeof outcomes)[number]

/** What a browser that comes back from the vendor says became of it; null where it does not come from there. */
export function outcomeIn(query: string): Outcome | null {
  const said = new URLSearchParams(query).get('drive')
  return outcomes.find((outcome) => outcome === said) ?? null
}
