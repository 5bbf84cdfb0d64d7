/** From where to where something stands in a text, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

const marks = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s)|[。！？]["”」』）]*/gu
const beforeMark = /(?:^|[\s("“'‘[/-])((?:\p{L}\.)*\p{L}+)$/u
const abbreviations = new Set(
  'dr mr mrs ms prof st no nr vs etc approx dept est fig figs vol pp ed eds inc ltd co corp e.g i.e cf al resp max min incl excl tel ext art sec para jan feb mar apr jun jul aug sep sept oct nov dec z.b u.s u.k a.m p.m ca'.split(
    ' ',
  ),
)
/** An abbreviation after which a sentence may well end. */
const mayEnd = new Set(['etc', 'inc', 'ltd', 'co', 'corp', 'u.s', 'u.k', 'a.m', 'p.m', 'al', 'no'])

/** "Am 3. März", "im 2. Stock": a German ordinal number has a dot, which ends nothing. */
const beforeOrdinal =
  /(?:^|\s)(?:(?<!\bI )am|im|beim|der|die|das|den|dem|des|zum|zur|vom|jede[nrs]?)\s\d{1,2}$/iu
const ordinal = /(?:^|\s)\d{1,2}$/
const germanMonth =
  /^\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

/**
 * The sentences of a piece of prose between `from` and `to`, without the blanks around them. A mark ends one where what follows begins like a sentence and what stands
 * before it is no abbreviation. Costs the length of the prose.
 */
export function sentencesIn(text: string, { start: from, end: to }: Span): Span[] {
  const prose = text.slice(from, to)
  const found: Span[] = []
  let begun = 0
  for (const { 0: mark, index } of prose.matchAll(marks)) {
    const end = index + mark.length
    if (!isEnd(prose, { mark, index, end })) continue
    found.push({ start: begun, end })
    begun = end
  }
  found.push({ start: begun, end: prose.length })
  return found.flatMap((span) => {
    const piece = prose.slice(span.start, span.end)
    const start = from + span.start + (piece.length - piece.trimStart().length)
    const end = from + span.start + piece.trimEnd().length
    return start < end ? [{ start, end }] : []
  })
}

function isEnd(prose: string, { mark, index, end }: { mark: string; index: number; end: number }): boolean {
  if (/^[。！？]/u.test(mark)) return true
  const next = /^\s{1,20}["“'‘([]?(\S)/u.exec(prose.slice(end, end + 24))?.[1]
  if (next === undefined) return false
  if (/\p{Ll}/u.test(next)) return false
  if (!mark.startsWith('.') || mark.startsWith('..')) return true
  const before = prose.slice(Math.max(0, index - 24), index)
  if (beforeOrdinal.test(before) || (ordinal.test(before) && germanMonth.test(prose.slice(end, end + 12))))
    return false
  const word = beforeMark.exec(before)?.[1]
  if (word === undefined) return true
  if (/^\p{Lu}$/u.test(word)) return false
  const known = word.toLowerCase()
  return !abbreviations.has(known) || (mayEnd.has(known) && /\p{Lu}/u.test(next))
}
