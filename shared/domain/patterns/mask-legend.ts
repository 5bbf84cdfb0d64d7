/** What a character of a mask stands for, as pattern source. */
export type Legend = ReadonlyMap<string, string>

const entry =
  /(?<![\w#-])["“']?(?<symbol>[A-Za-z9#0])["”']? ?(?:=|:|is|are|means?|stands? for|represents?|for) ?(?:an? |any |one |the )?(?<words>(?:(?:upper|lower)[- ]?case |capital |small )?letters?(?: or digits?)?|alphanumeric(?: characters?)?|digits?|numbers?)(?![\w-])/gi
/** In "where X is a letter and 9 a digit" the second verb is left out. */
const short =
  /(?<=,|\band) ?["“']?(?<symbol>[A-Za-z9#0])["”']? (?:an? |any )(?<words>(?:(?:upper|lower)[- ]?case |capital |small )?letters?(?: or digits?)?|alphanumeric(?: characters?)?|digits?|numbers?)(?![\w-])/gi

/** The legend that a text gives for its mask ("where X is a letter and 9 is a digit"), and the span it stands in. */
export function legendOf(line: string): { legend?: Legend; from: number; to: number } {
  const entries = Array.from(line.matchAll(entry))
  if (entries.length === 0) return { from: 0, to: 0 }
  const all = [...entries, ...line.matchAll(short)].toSorted((one, other) => one.index - other.index)
  const legend = new Map<string, string>()
  for (const { groups } of all)
    if (groups?.symbol && groups.words) legend.set(groups.symbol, sourceOf(groups.words.toLowerCase()))
  const last = all.at(-1)
  return { legend, from: all[0]?.index ?? 0, to: (last?.index ?? 0) + (last?.[0].length ?? 0) }
}

function sourceOf(words: string): string {
  if (words.startsWith('alphanumeric') || words.includes(' or ')) return '[A-Za-z0-9]'
  if (/^(?:upper|capital)/.test(words)) return '[A-Z]'
  if (/^(?:lower|small)/.test(words)) return '[a-z]'
  return words.startsWith('letter') ? '[A-Za-z]' : String.raw`\d`
}
