import { labelOf, subjectKind } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import { pieces } from '../pieces.ts'
import type { FieldFact } from '../types.ts'

const value = /^[\p{L}\p{N}][\p{L}\p{N}_+%€$/.-]*(?: [\p{L}\p{N}&+-]{1,20}){0,2}$/u
const noValue =
  /\b(?:the|an?|is|are|be|must|any|all|each|other|characters?|digits?|letters?|required|optional|following|to|of|in|with|from|by|for|that|which|not|than)\b|^(?:The|Any|All|Each)\b/
const named: RegExp[] = [
  /^\W*(?:the )?(?:allowed|possible|permitted|valid|accepted|available|selectable)(?=) (?:values?|options?|choices|entries) (?:for|of) (?:the )?(?<label>[^,;:.]{2,40}?)(?: are| is|:) (?<list>[^.;]{3,300})/i,
  /\b(?:chooses?|choose|selects?|select) between (?<list>[^.;]{3,200}?) (?:as|for) (?:the |a |his |her |their )?(?<label>[^,;:.]{2,40}?)\s*[.;]?$/i,
  /^\W*(?:i|we|(?:the |an? |each |every )?[a-z]+(?: [a-z]+)?) (?:(?:can|must|may|shall|has to|have to|needs? to) )?(?:chooses?|selects?|picks?) (?:the |an? |my |our |his |her |their |one )?(?<label>[^,;:.]{2,40}?) (?:from|out of|in|via|with) (?:an?|the|this) (?:[a-z-]+ )?(?:list|menu|drop-?down|selection|options?|combo box|radio buttons?)(?: list| menu)?(?: of| with| containing)?:? (?<list>[^.;:]{3,300})/i,
  /^\W*(?:the )?(?:(?:field|input|parameter) )?(?<label>"[^"]{1,60}"|[^,;:."]{2,40}?) (?:takes|accepts|allows)(?: only)?(?: the)?(?: values?)? (?<list>[^.;]{3,200})/i,
]

// "The clerk shall select exactly one reason: A, B or C": what is chosen is the input, not who chooses.
const chosen =
  /^\W*(?:the |an? |each |every )?[a-z][\w-]*(?: [a-z][\w-]*){0,2} (?<modal>must|shall|should|has to|have to|needs? to|can|may|will|is to)(?: be able to)? (?:select|choose|pick|specify|state|indicate|enter|give|set)(?=) (?:exactly one|only one|just one|one|an?|the|his|her|their|its)(?: single)?(?: of the)? (?<label>[a-z][^,;:.()]{1,40}?)(?: from)?(?: the following)?(?:: | \()(?<list>[^.;()]{3,200}?)\)?\s*\.?$/i

function readChosen(part: Masked): FieldFact[] {
  const match = chosen.exec(part.masked)
  const [label, list] = [spanOf(part, match, 'label'), spanOf(part, match, 'list')]
  const name = label && labelOf(label)
  const values = list && valuesIn(list)
  if (name === undefined || !values) return []
  const able = /\b(?:be able|be allowed) to\b/i.test(match?.[0] ?? '')
  const required = !able && !/^(?:can|may|will)$/i.test(match?.groups?.modal ?? '')
  const control = /\b(?:select|choose|pick)\b/i.test(part.masked) ? { control: 'select' as const } : {}
  const constraints = { choices: values, ...control, ...(required ? { required } : {}) }
  return [{ kind: 'field', label: name, constraints }]
}

/** Lists of allowed values that name their input: "Allowed values for Level are 1, 2 and 3", "chooses between A and B as shipping". */
export function readValueLists(part: Masked): FieldFact[] {
  const picked = readChosen(part)
  if (picked.length > 0) return picked
  for (const pattern of named) {
    const match = pattern.exec(part.masked)
    const [label, list] = [spanOf(part, match, 'label'), spanOf(part, match, 'list')]
    const name = label && subjectKind(label.raw) === 'thing' ? labelOf(label) : undefined
    const choices = list && valuesIn(list)
    if (name !== undefined && choices) return [{ kind: 'field', label: name, constraints: { choices } }]
  }
  const told = readPreset(part)
  return told.length > 0 ? told : readAlternatives(part)
}

// "None preselected" and "starts at" are said of what somebody chooses, not of what is shown.
const presetTail =
  /,? (?:and |but )?(?:it )?(?:(?:starts|begins|opens|stands) (?:at|with|on)\b|(?:with )?(?:none|nothing)(?: of them| of these)?(?: is| are)? (?:pre-?selected|preset|selected at first|chosen at first)\b).*$/i
const offered =
  /^\W*(?<label>"[^"]{1,60}") (?:is|are|offers)(?: either| always| one of)? (?<list>["A-Z0-9][^.;:()]{0,150}? (?:or|and|to) ["A-Z0-9][^,.;:()]{0,30})$/

/** '"Fuel" is Wood, Coal or Gas and starts at "Please choose"', '"Time" is Morning or Afternoon, none preselected': what is chosen from a list. */
function readPreset(part: Masked): FieldFact[] {
  const tail = presetTail.exec(part.masked)
  if (!tail) return []
  const said = slice(part, 0, tail.index)
  const match = offered.exec(said.masked)
  const [label, list] = [spanOf(said, match, 'label'), spanOf(said, match, 'list')]
  const name = label && labelOf(label)
  const choices = list && valuesIn(list)
  return name !== undefined && choices
    ? [{ kind: 'field', label: name, constraints: { choices, control: 'select' } }]
    : []
}

const alternatives =
  /^\W*the (?<label>[a-z][\w-]*(?: [a-z][\w-]*){0,3}?) (?:is|can be|may be)(?: always)? (?<list>["A-Z0-9][^.;:()]{0,150}? or ["A-Z0-9][^,.;:()]{0,30}?)\s*[.;]?$/

/** "The language is English or German": values of an input that another sentence declares. A number of something is no name. */
function readAlternatives(part: Masked): FieldFact[] {
  const match = alternatives.exec(part.masked.replace(/^\W*The /, (lead) => lead.toLowerCase()))
  const [label, list] = [spanOf(part, match, 'label'), spanOf(part, match, 'list')]
  const name = label && labelOf(label)
  const choices = list && valuesIn(list)
  return name !== undefined && choices?.every((one) => /^(?:\p{Lu}|\d+$)/u.test(one) || list?.quotes.length)
    ? [{ kind: 'field', label: name, constraints: { choices }, known: true }]
    : []
}

/** The part of a sentence that a group of a match names. */
export function spanOf(part: Masked, match: RegExpExecArray | null, group: string): Masked | undefined {
  const words = match?.groups?.[group]
  if (!match || words === undefined) return undefined
  const start = match.index + match[0].indexOf(words)
  return slice(part, start, start + words.length)
}

/** What is said of a value is none: "Monday preselected". */
const preset = /\b(?:pre-?selected|preset|default|selected|at the start)$/i
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Values of a list as they can be chosen: "Monday to Friday" is five of them, "Monday preselected" says something of one. */
export function spelledOut<Value extends string | undefined>(values: Value[]): (Value | string)[] {
  return values.filter((one) => one === undefined || !preset.test(one)).flatMap(withBetween)
}

/** "Monday to Friday" stands for all days between. */
function withBetween<Value extends string | undefined>(value: Value): (Value | string)[] {
  const [, first = '', last = ''] =
    /^([A-Z][a-z]+) ?(?:to|-|–|through) ?([A-Z][a-z]+)$/.exec(value ?? '') ?? []
  const names = [days, months].find((all) => all.includes(first) && all.includes(last))
  const [from, to] = [names?.indexOf(first) ?? -1, names?.indexOf(last) ?? -1]
  return names && from < to ? names.slice(from, to + 1) : [value]
}

/** "A, B or C", "A | B | C", each quoted or a plain word or two; undefined for anything else. */
export function valuesIn(list: Masked): string[] | undefined {
  const values = pieces(list).map((piece) => {
    const text = piece.quotes[0]?.value ?? piece.raw.trim().replace(/[.\s]+$/, '')
    const good =
      piece.quotes.length > 0 || (value.test(text) && (!noValue.test(text) || withBetween(text).length > 1))
    return good && text.length <= 60 ? text : undefined
  })
  const distinct = [...new Set(spelledOut(values))]
  return distinct.length > 1 && distinct.every((one) => one !== undefined) ? distinct : undefined
}

/** A phrase that is nothing but values between bars: "(Open | In progress | Closed)". */
export function barredValues(part: Masked): string[] | undefined {
  const list = /^\s*\(?\s*(?<list>[^()|]{1,60}(?:\|[^()|]{1,60}){1,40}?)\s*\)?\s*\.?\s*$/.exec(part.masked)
  const words = spanOf(part, list, 'list')
  return words && valuesIn(words)
}
