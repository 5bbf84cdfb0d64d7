/** A number of characters as a clause names it; `over` and `under` say that the clause compares ("more than 30"). */
export interface Interval {
  min?: number
  max?: number
  compares?: true
  at: number
}

const unit = '(?:(?: \\w+)? (?:characters?|letters?|chars|signs)\\b)'
const range = new RegExp(
  `\\b(\\d{1,4})(?: characters?)?(?: to | ?[-–] ?| and | or )(\\d{1,4})${unit}?|\\b(at least|at most|up to|no more than|not more than|no longer than|not longer than|not exceed|no fewer than|not shorter than|no shorter than|no less than|not less than|maximum of|minimum of|maximum|minimum|more than|longer than|over|above|exceed\\w*|fewer than|less than|shorter than|under|below|beyond) (\\d{1,4})${unit}?|\\b(\\d{1,4})(?: characters?)? or (more|longer|fewer|less|shorter)${unit}?|\\b(\\d{1,4})${unit}`,
  'g',
)

/** The numbers of characters that a text names, in its order. `bare` takes numbers without the word "characters" too. */
export function intervalsIn(text: string, { bare = false } = {}): Interval[] {
  return [...text.matchAll(range)].flatMap((found) => {
    const [whole, from, to, bound = '', limit, open, way = '', exact] = found
    const measured =
      /characters?|letters?|chars|signs|longer|shorter/.test(whole) ||
      /^ (?:and|to|but|,) ?(?:at most|no more than|not more than|up to|a maximum of|maximum) \d+ (?:characters|letters)/.test(
        text.slice(found.index + whole.length),
      )
    if (!bare && !measured) return []
    const at = found.index
    if (from !== undefined) return [{ min: Number(from), max: Number(to), at }]
    if (open !== undefined)
      return [/more|longer/.test(way) ? { min: Number(open), at } : { max: Number(open), at }]
    if (exact !== undefined) return [{ min: Number(exact), max: Number(exact), at }]
    return [bounded(bound, Number(limit), at)]
  })
}

function bounded(bound: string, limit: number, at: number): Interval {
  if (/^(?:at least|no fewer|not shorter|no shorter|no less|not less|minimum)/.test(bound))
    return { min: limit, at }
  if (/^(?:at most|up to|no more|not more|no longer|not longer|not exceed|maximum)/.test(bound))
    return { max: limit, at }
  if (/^(?:more|longer|over|above|exceed|beyond)/.test(bound)) return { min: limit + 1, compares: true, at }
  return { max: limit - 1, compares: true, at }
}
