/** The place of a text that a citation opens, as the address carries it behind the `#`. */
export interface CitedPlace {
  /** UTF-16 units of the text of the file. */
  start: number
  end: number
  /** What stood there when it was cited, or its beginning. */
  quote: string
  page: number | null
  headings: readonly string[]
}

/** Enough to find the words again; a longer one would only make the address long. */
const mostQuote = 400
const mostHeadings = 6

/** What stands behind the `#`, with it. */
export function hashOf({ start, end, quote, page, headings }: CitedPlace): string {
  const fields = new URLSearchParams({
    at: `${start}-${end}`,
    quote: quote.slice(0, mostQuote).toWellFormed(),
  })
  if (page !== null) fields.set('page', String(page))
  for (const heading of headings.slice(0, mostHeadings))
    fields.append('under', heading.slice(0, 100).toWellFormed())
  return `#${fields}`
}

/** The place that an address names; null where it names none. */
export function placeIn(hash: string): CitedPlace | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(fields.get('at') ?? '') ?? []
  const [start, end] = [Number(from), Number(to)]
  if (from === undefined || end <= start) return null
  const page = Number(fields.get('page') ?? Number.NaN)
  return {
    start,
    end,
    quote: fields.get('quote') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : null,
    headings: fields.getAll('under').slice(0, mostHeadings),
  }
}
