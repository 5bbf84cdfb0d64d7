import { readConstraints } from '../facts/fields/constraints.ts'
import { kindOf } from '../facts/fields/field-rules.ts'
import { labelKey } from '../facts/labels.ts'
import { maskQuotes, slice } from '../facts/mask.ts'
import type { Constraints, FieldFact } from '../facts/types.ts'
import { headingsIn, stepAt, type Line } from './step-lines.ts'

/** An input with the step in which it stands, and the sentence that says so. */
export interface PlacedField {
  label: string
  step: number
  at: number
  /** Declared by its verb alone: "chooses the "Destination" (Europe, Worldwide)". */
  declared?: FieldFact
}

const showing = /\brows?\b|\b(?:summary|overview) (?:shows?|lists?|contains?)\b/i
const joint = /^\s*(?:\([^()]*\))?\s*(?:,|and|or|, and)\s*$/i
const choosing =
  /\b(?:chooses?|choose|choosing|selects?|picks?|selection of|drop-?down|select)\s+(?:(?:the|a|an|his|her|their|one) )?(?:[\w-]+ )?$/i
const ticking =
  /\b(?:ticks?|tick|checks?|check ?box(?:es)?[,:]?|tick ?box(?:es)?[,:]?|switch(?:es)? on)\s+(?:(?:the|a|an|labelled) )*$/i
const typing =
  /(?:\b(?:enters?|enter|types?|fills? in|fill in|gives?|provides?|states?|asks? for|asked for|fields?|inputs?|for|number of|and|or)|,)\s+(?:(?:the|a|an|his|her|their|my|your|our|valid|number of|optional(?:ly)?|labelled) )*$/i
const typedInto =
  /\b(?:types?|enters?|fills?|writes?|puts?|gives?)\b[^."]{1,60}\b(?:in|into|as)\s+(?:the )?$/i
const asking =
  /\b(?:enters?|types?|fills? in|fill in|gives?|provides?|asks? for|asked for|chooses?|selects?|picks?|ticks?|collects?|contains?|has|have|fields?|inputs?|holds?|consists? of|comprises?|check ?box(?:es)?|drop-?downs?|there (?:is|are))\b/i

/** Which inputs stand in which step. `known` are the labels of buttons and headings, which are none. */
export function placedFields(lines: Line[], known: Set<string>): PlacedField[] {
  const found = new Map<string, PlacedField>()
  const place = (label: string, step: number | undefined, line: Line, declared?: FieldFact) => {
    const key = labelKey(label)
    if (step === undefined || found.has(key) || known.has(label.toLowerCase())) return
    found.set(key, { label, step, at: line.at, ...(declared ? { declared } : {}) })
  }
  const alsoSay = (fact: FieldFact) => {
    const known = found.get(labelKey(fact.label))
    if (known && !known.declared) found.set(labelKey(fact.label), { ...known, declared: fact })
  }
  for (const line of lines)
    for (const fact of line.sentence.facts)
      if (fact.kind === 'wizard')
        for (const part of fact.parts) if (part.part === 'field') place(part.label, part.step, line)
  if (found.size > 0) return [...found.values()]
  const declared: { label: string; line: Line }[] = []
  for (const line of lines) {
    for (const fact of line.sentence.facts) {
      if (fact.kind !== 'field' || fact.known || !isNamed(line, fact.label)) continue
      const step = stepAt(line, placeOf(line, fact.label)) ?? line.carried
      if (step === undefined) declared.push({ label: fact.label, line })
      else place(fact.label, step, line)
    }
    for (const fact of told(line, known)) {
      place(fact.label, stepAt(line, placeOf(line, fact.label)) ?? line.carried, line, fact)
      alsoSay(fact)
    }
  }
  byMention(lines, declared, place)
  return [...found.values()]
}

/** An input is in quotes, in a table, or opens its sentence; other words that were read as one may be none. */
function isNamed({ part, sentence }: Line, label: string): boolean {
  if (sentence.table) return true
  const shows = showing.test(part.masked)
  const quoted = part.quotes.some(({ value }) => labelKey(value) === labelKey(label))
  if (quoted && !shows && asking.test(part.masked)) return true
  return part.raw.replace(/^\W+/, '').toLowerCase().startsWith(label.toLowerCase())
}

function placeOf({ part }: Line, label: string): number {
  const at = part.raw.toLowerCase().indexOf(label.toLowerCase())
  return at < 0 ? part.raw.length : at
}

/** "Step 1 asks for cabin, guests and nights": inputs that were declared elsewhere. */
function byMention(
  lines: Line[],
  declared: { label: string }[],
  place: (label: string, step: number | undefined, line: Line) => void,
): void {
  if (declared.length === 0 || declared.length > 100) return
  for (const line of lines) {
    if (line.mentions.length === 0 && line.scope === undefined) continue
    if (!asking.test(line.part.masked)) continue
    const text = line.part.raw.toLowerCase()
    for (const { label } of declared) {
      const at = text.indexOf(label.toLowerCase())
      if (at >= 0) place(label, stepAt(line, at), line)
    }
  }
}

/** Quoted names that a verb makes inputs of a step: chosen, ticked or filled in. */
function told(line: Line, known: Set<string>): FieldFact[] {
  const { part, sentence } = line
  const placeless = line.scope === undefined && line.carried === undefined && line.mentions.length === 0
  if (placeless || line.listed || sentence.table || showing.test(part.masked) || !asking.test(part.masked))
    return []
  const found: FieldFact[] = []
  let last: { end: number; kind: Kind | undefined } | undefined
  const headed = new Set(headingsIn(part).map(({ quote }) => quote.value))
  for (const quote of part.quotes) {
    const { value, start, end } = quote
    if (
      value.length > 50 ||
      /[.!?:]$/.test(value) ||
      known.has(value.toLowerCase()) ||
      headed.has(value) ||
      /^\d/.test(value)
    )
      continue
    if (isInBrackets(part.masked, start)) continue
    const before = part.masked.slice(Math.max(0, start - 60), start)
    const bracket = /^\s*\(([^()]{1,200})\)/.exec(part.masked.slice(end))
    const remark = bracket
      ? slice(part, end + bracket[0].indexOf('(') + 1, end + bracket[0].length - 1)
      : undefined
    const goesOn = last?.kind === 'checkbox' && joint.test(part.masked.slice(last.end, start))
    const kind = goesOn ? 'checkbox' : kindBefore(before, part.masked.slice(0, start))
    last = { end, kind }
    if (kind === undefined) continue
    found.push({
      kind: 'field',
      label: value,
      constraints: constraintsOf(kind, remark?.raw ?? '', part.raw.slice(end, end + 200)),
    })
  }
  return found
}

/** What stands in brackets says something of the name before them. */
function isInBrackets(masked: string, at: number): boolean {
  return masked.lastIndexOf('(', at) > masked.lastIndexOf(')', at)
}

type Kind = 'select' | 'checkbox' | 'text'

/** What the words before a name make of it; a list goes on with inputs only where its verb stands before. */
function kindBefore(before: string, all: string): Kind | undefined {
  if (choosing.test(before)) return 'select'
  if (ticking.test(before)) return 'checkbox'
  return (typing.test(before) || typedInto.test(before)) && asking.test(all) ? 'text' : undefined
}

function constraintsOf(kind: Kind, remark: string, after: string): Constraints {
  const said = readConstraints(maskQuotes(remark))
  if (kind === 'checkbox')
    return { control: 'checkbox', ...(said.required === undefined ? {} : { required: said.required }) }
  if (kind === 'text') {
    const control = kindOf(remark)
    const listed = /\b(?:with|of|:)\s*([^;]{3,160})/i.exec(remark)?.[1]
    const choices =
      control.control === 'select' ? optionsIn((listed ?? '').replace(/,?\s*["“][^"”]*["”].*$/, '')) : []
    if (control.control === 'select') return { ...control, ...(choices.length > 1 ? { choices } : {}) }
    const behind = /^\s*(?:of|with|from|between)\s+([^,;."“]{3,60})/i.exec(after)?.[1]
    return {
      ...(behind === undefined
        ? {}
        : readConstraints(maskQuotes(behind.replace(/\s+and\s+(?:clicks?|press\w*|enters?).*$/i, '')))),
      ...said,
    }
  }
  const source =
    remark !== ''
      ? remark
      : (/^\s*(?:from|among|between|one of|:|–)\s*(?:the |a )?(?:following |drop-?down )?(?:list|options|values|choices)?\s*[(:]?\s*([^.;)]{3,160})/i.exec(
          after,
        )?.[1] ?? '')
  const choices = optionsIn(source)
  return {
    control: 'select',
    ...(choices.length > 1 ? { choices } : {}),
    ...(said.required === undefined ? {} : { required: said.required }),
  }
}

/** "Europe, Worldwide, Worldwide with USA; at first nothing is chosen". */
function optionsIn(source: string): string[] {
  const { quotes } = maskQuotes(source)
  if (quotes.length > 1)
    return quotes
      .map(({ value }) => value)
      .filter((value) => !/^\W*(?:please )?(?:choose|select|pick)\b/i.test(value))
  const [list = ''] = source.split(/[;.]|\bat first\b|\bnothing\b/)
  const values = list.split(/\s*,\s*(?:or |and )?|\s+or\s+|\s+and\s+|\s*\/\s*/).map((one) => one.trim())
  return values.length > 1 && values.every((one) => /^[\p{Lu}\d][\p{L}\p{N} &+'-]{0,40}$/u.test(one))
    ? values
    : []
}
