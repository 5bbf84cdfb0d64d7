const longestPattern = 300

/** What is wrong with a pattern, as a sentence; undefined when it can be used. */
export function patternFault(pattern: string): string | undefined {
  if (pattern.length > longestPattern) return `Must have at most ${longestPattern} characters`
  if (!/^(?:\/|\*|https?:\/\/)/.test(pattern))
    return 'Must begin with "/", "*" or "https://": "/blog/**" stands for all pages below /blog/'
  return undefined
}

/**
 * Whether a pattern takes an address. One that begins with a scheme is held against the whole address, another one against path and query. `*` stands for any
 * characters but "/", `**` for any at all. Costs at most the product of both lengths; no pattern makes it run longer.
 */
export function takes(pattern: string, address: string): boolean {
  const text = /^https?:/.test(pattern) ? address : address.slice(new URL(address).origin.length)
  return matches(partsOf(pattern), text)
}

type Part = string | { crossing: boolean }

const partsOf = (pattern: string): Part[] =>
  (pattern.match(/\*+|[^*]/g) ?? []).map((part) =>
    part.startsWith('*') ? { crossing: part.length > 1 } : part,
  )

/** Keeps for each place of the text whether the pattern so far may end there. */
function matches(parts: readonly Part[], text: string): boolean {
  let ends = new Uint8Array(text.length + 1)
  ends[0] = 1
  for (const part of parts) {
    const next = new Uint8Array(text.length + 1)
    if (typeof part === 'string')
      for (let at = 0; at < text.length; at++) next[at + 1] = text[at] === part ? (ends[at] ?? 0) : 0
    else
      for (let at = 0; at <= text.length; at++) {
        const goesOn = at > 0 && (part.crossing || text[at - 1] !== '/') ? (next[at - 1] ?? 0) : 0
        next[at] = ends[at] || goesOn
      }
    ends = next
  }
  return ends[text.length] === 1
}
