import { slice, type Masked } from '../mask.ts'
import { pieces } from '../pieces.ts'
import { barredValues, valuesIn } from './value-lists.ts'

const lead =
  /\b(?:one of(?: the following)?(?: values)?:?|either|(?:allowed|possible|permitted|valid|accepted) (?:values?|options?)(?: are| is| for [a-z ]{1,30} are)?:?|(?:the )?(?:options|choices|values)(?: are|:)|with (?:the )?(?:options|choices|values|entries):?|choose (?:between|from)|select (?:between|from)|choice of|list of|(?:selection|select|choice|radio buttons?|enum(?:eration)?)(?= ?:) ?:|(?:drop-?down|selection|select|pick|combo)(?: list| box| menu)?(?: with| of| containing)(?: the)?(?: values| options)?:?|drop-?down(?: list| menu)?:?|(?:must|can|may|shall) (?:only )?be(?: either| one of(?: the following| these)?(?: values| options)?:?)?)\s+/i
const stop = /[.;()]|\b(?:when|if|where|otherwise|else|and is|and the|before|after|for the|which|that)\b/i
const plainValue = /^(?:[A-Z0-9][\w+%€$/-]*)(?: [\w&+-]{1,20}){0,3}$/
const anyValue = /^[\w][\w+%€$/-]*(?: [\w&+-]{1,20}){0,2}$/
const notValues =
  /\b(?:characters?|digits?|required|optional|between|least|most|only|number|valid|date|more|less|higher|lower|equal|greater|than|empty|blank|visible|shown|displayed|sent|able|unique)\b/i
// "In progress" is a name, "3 in stock" is not.
const notInNames = /\b(?:in|to|of|with|from|by)\b/

/**
 * Reads a list of allowed values: "one of Standard, Express or Pickup", "either "Yes" or "No"", "Allowed values: A, B, C".
 * Unquoted values must look like names (capital or digit first); a phrase that does not is no list and gives `[]`.
 */
export function readChoices(part: Masked): string[] {
  const barred = barredValues(part)
  if (barred) return barred
  const bracket = inBrackets(part)
  if (bracket) return bracket
  const match = lead.exec(part.masked)
  const from = match ? match.index + match[0].length : alternatives(part)
  if (from < 0) return []
  const rest = part.masked.slice(from)
  const length = stop.exec(rest)?.index ?? rest.length
  const values = cut(part, from, from + length)
  // "one of: standard, express" is a list by its own words; elsewhere only names count as values.
  const plain = match && /\b(?:one of|values?|options?|choices)\b/i.test(match[0]) ? anyValue : plainValue
  const good =
    values.length > 1 &&
    values.every(
      (value) =>
        value.quoted ||
        (plain.test(value.text) && !notValues.test(value.text) && !notInNames.test(value.text)),
    )
  return good ? [...new Set(values.map((value) => value.text))] : []
}

const control =
  /^\W*(?:an? )?(?:drop-?down|selection|select|combo|pick|radio)(?: ?list| menu| ?box| buttons?)?(?: field)?(?: with)? ?\(([^()]{3,300})\)/i

/** "dropdown (Germany, Austria)" lists what it offers. */
function inBrackets(part: Masked): string[] | undefined {
  const found = control.exec(part.masked)
  if (!found?.[1]) return undefined
  const start = found[0].length - 1 - found[1].length
  const values = valuesIn(slice(part, start + found.index, start + found.index + found[1].length))
  return values?.some((value) => notValues.test(value)) ? undefined : values
}

/** "Express or Pickup" without a lead: only when the phrase is nothing but the list. */
function alternatives({ masked }: Masked): number {
  const list =
    /(?:^|[,:;(]\s*|–\s*)(["A-Z0-9][^,;:()]{0,30}(?:,\s["A-Z0-9][^,;:()]{0,30}){0,30},? or ["A-Z0-9][^,;:().]{0,30})\s*(?:[.;,)]\s*(?:(?:is )?(?:required|mandatory|optional)\s*[.)]?\s*)?)?$/.exec(
      masked,
    )
  return list?.[1] ? masked.indexOf(list[1], list.index) : -1
}

function cut(part: Masked, start: number, end: number): { text: string; quoted: boolean }[] {
  return pieces(slice(part, start, end)).map((piece) => {
    const quote = piece.quotes[0]
    const text = quote ? quote.value : piece.raw.trim().replace(/^(?:an?|the) /i, '')
    return { text, quoted: quote !== undefined }
  })
}
