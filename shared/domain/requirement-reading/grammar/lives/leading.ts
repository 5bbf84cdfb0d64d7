import type { Facts } from './facts.ts'
import type { Before } from './told.ts'

/** "When the crew arrives and starts the repair": the second is led as the first is. */
export function inherits(all: readonly Facts[], index: number, most = 8): boolean {
  const [one, before] = [all[index], all[index - 1]]
  if (
    !one ||
    !before ||
    one.part.paused ||
    one.part.lead !== undefined ||
    !/^(?:and|or)$/.test(one.part.joint)
  )
    return false
  return before.part.lead !== undefined || (most > 0 && inherits(all, index - 1, most - 1))
}

/** "…, provided that a certificate is on file": behind what it leads to. */
export function isTrailing(all: readonly Facts[], index: number): boolean {
  const [one, next] = [all[index], all[index + 1]]
  if (!one || index === 0 || /^(?:and|but|or|whereas)$/.test(one.part.joint)) return false
  return !next || next.part.joint !== ',' || next.part.relative === true
}

/** "Before it is shipped", "until it is shipped". */
const until = new Set(['before', 'until'])

export function beforeIn({ named, part: { lead = '' } }: Facts): Before | undefined {
  const found = named.filter(({ role }) => role === 'from')
  const [first] = found
  if (!first) return undefined
  return {
    states: [...new Set(found.flatMap(({ states }) => states))],
    ...(first.others ? { others: true as const } : {}),
    ...(until.has(lead) ? { earlier: true as const } : {}),
  }
}
