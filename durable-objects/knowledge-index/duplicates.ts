import type { Live } from './live.ts'
import type { Candidate } from './places.ts'

/** A chunk that stands for all that say the same, and the places of the others. */
interface Folded {
  kept: Candidate
  others: number[]
}

/** Counts chunks of equal text once, at the best of their ranks: that of the file which changed last stands for them. */
export function foldDuplicates(live: Live, ranked: readonly Candidate[]): Folded[] {
  const byText = new Map<number, Folded>()
  for (const candidate of ranked) {
    const group = live.groups[candidate.place] ?? 0
    const known = byText.get(group)
    if (!known) byText.set(group, { kept: candidate, others: [] })
    else if (changedAt(live, candidate) > changedAt(live, known.kept)) {
      known.others.push(known.kept.place)
      known.kept = candidate
    } else known.others.push(candidate.place)
  }
  return [...byText.values()]
}

const changedAt = ({ files, fileAt }: Live, { place }: Candidate): number =>
  files[fileAt[place] ?? 0]?.updatedAt ?? 0
