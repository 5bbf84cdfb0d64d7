import { remembered } from '../../remembered.ts'

/** A quoted literal of the text: offsets include the quotes, `value` does not. */
export interface Quote {
  start: number
  end: number
  value: string
}

/** A sentence with its quoted literals blanked out, so that no grammar reads inside a message. Offsets are unchanged. */
export interface Masked {
  raw: string
  masked: string
  quotes: Quote[]
}

/** What stands for a character inside quotes in the masked text. */
export const blank = '\u0001'

const quoted =
  /"([^"]{1,400})"|“([^”]{1,400})”|„([^“”]{1,400})[“”]|«([^»]{1,400})»|(?<=^|[\s(:,])'([^']{1,200})'(?=$|[\s.,;:!?)])|`([^`]{1,200})`|(?<=^|[\s(:,])‘([^’]{1,200})’/g

/** Blanks the quoted literals of one sentence. Linear for the lengths that sentences have. */
export function maskQuotes(raw: string): Masked {
  return maskedOf(raw)
}

// Every reader of a document asks for each of its sentences again, so as many are kept as one may have.
const maskedOf = remembered((raw: string): Masked => {
  const quotes: Quote[] = []
  const masked = raw.replace(quoted, (whole: string, ...rest: (string | number | undefined)[]) => {
    const start = rest.find((part): part is number => typeof part === 'number') ?? 0
    const value = rest.slice(0, 7).find((part) => typeof part === 'string' && part !== '')
    quotes.push({
      start,
      end: start + whole.length,
      value: String(value ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    })
    return `"${blank.repeat(whole.length - 2)}"`
  })
  return { raw, masked: masked.replace(/\s/g, ' '), quotes }
}, 5000)

/** The part `[start, end)` of a masked sentence, with its own quotes. */
export function slice({ raw, masked, quotes }: Masked, start: number, end: number): Masked {
  return {
    raw: raw.slice(start, end),
    masked: masked.slice(start, end),
    quotes: quotes
      .filter((quote) => quote.start >= start && quote.end <= end)
      .map((quote) => ({ ...quote, start: quote.start - start, end: quote.end - start })),
  }
}

/** A masked sentence whose part `[start, end)` is blank, so that no grammar reads there; offsets stay. */
export function blanked(part: Masked, { start, end }: { start: number; end: number }): Masked {
  return { ...part, masked: part.masked.slice(0, start) + ' '.repeat(end - start) + part.masked.slice(end) }
}

/** A masked sentence without its part `[start, end)`. */
export function without({ raw, masked, quotes }: Masked, start: number, end: number): Masked {
  return {
    raw: raw.slice(0, start) + raw.slice(end),
    masked: masked.slice(0, start) + masked.slice(end),
    quotes: quotes
      .filter((quote) => quote.end <= start || quote.start >= end)
      .map((quote) =>
        quote.end <= start
          ? quote
          : { ...quote, start: quote.start - (end - start), end: quote.end - (end - start) },
      ),
  }
}

/** A sentence with "Q0", "Q1" … in the place of its quoted texts. */
export function shapeOf({ masked, quotes }: Pick<Masked, 'masked' | 'quotes'>): string {
  let shape = ''
  let from = 0
  quotes.forEach(({ start, end }, at) => {
    shape += `${masked.slice(from, start)}Q${at}`
    from = end
  })
  return shape + masked.slice(from)
}
