interface Ledger {
  received: number
  stored: number
  dropped: Readonly<Record<string, number>>
}

export interface Dropped {
  reason: string
  hits: number
}

/** Why hits were not counted, the most frequent reason first; reasons of no hit are left out. */
export const droppedOf = ({ dropped }: Ledger): Dropped[] =>
  Object.entries(dropped)
    .map(([reason, hits]) => ({ reason, hits }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits || one.reason.localeCompare(other.reason))
