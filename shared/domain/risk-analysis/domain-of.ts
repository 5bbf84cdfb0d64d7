import { domains } from './domains.ts'

/** How a domain that somebody names in words of their own shifts the impact of kinds of risk, each by one at most. Unknown words shift nothing. */
export function domainOf(named: string): { names: string[]; shift: (kind: string) => number } {
  const words = new Set(named.toLowerCase().match(/[\p{L}-]+/gu))
  const known = domains.filter((domain) => domain.words.some((word) => words.has(word)))
  const shift = (kind: string) => {
    const shifts = known.map(({ shifts: all }) => all[kind] ?? 0)
    return shifts.length === 0 ? 0 : Math.max(...shifts)
  }
  return { names: known.map(({ name }) => name), shift }
}
