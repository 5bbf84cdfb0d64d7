import type { Masked, Quote } from '../mask.ts'
import type { ControlKind, NamedControl } from './control-fact.ts'
import { nounBefore, nounBehind } from './control-nouns.ts'

const joint = /^\s*(?:,|;|\/|&)?\s*(?:and|or|then|and then|as well as)?\s*(?:the |an? )?$/i
const optionLead =
  /\b(?:options?|values?|choices?|entries|alternatives|settings|items)(?: are| is)?:?\s*$|\b(?:offers?|offering|lists|to choose from|chosen from|with)\s*$/i
// "It has the values …": the list that was named last.
const bracketed = /^\s*\((?:(?:with )?(?:the )?(?:options?|values?|choices?|select|drop-?down|list):? ?)?$/i

const offering =
  /^\s*(?:(?:field|list|select|drop-?down|filter)\s*)?(?:(?:shall|must|should|will)\s+)?(?:offers?|lists?|provides|(?:has|with|contains|shows|knows|consists of) (?:the )?(?:[a-z]+ )?(?:options?|values?|choices?|entries|settings))\b/i

interface Seen {
  quote: Quote
  control?: NamedControl
  /** The noun stood before the name, so that a list may go on. */
  leads?: true
}

/**
 * The controls that a sentence names, each with the noun that stands before its list ("the buttons "A" and "B"") or behind it ("the "A" and
 * "B" buttons"), and the options of its selection lists. A quoted text without such a noun is none.
 */
export function namedControls(part: Masked): NamedControl[] {
  if (part.quotes.length === 0) return []
  const seen: Seen[] = []
  for (const quote of part.quotes) seen.push(readOne(part, quote, seen))
  return [...withNounsBehind(part, seen).flatMap(({ control }) => control ?? []), ...saidToBe(part)]
}

/** 'The column heading "Name" is a button': what a name also is. */
function saidToBe({ masked, quotes }: Masked): NamedControl[] {
  return quotes.flatMap(({ value, end, start }) => {
    const noun = /^\s+is (?:also )?an? (?=(?:button|link|checkbox|tab)\b)/i.exec(
      masked.slice(end, end + 20),
    )?.[0]
    const control = noun && nounBehind(masked.slice(end + noun.length))?.kind
    return control ? [{ control, name: value, start }] : []
  })
}

function readOne(part: Masked, quote: Quote, seen: Seen[]): Seen {
  const last = seen.at(-1)
  const between = part.masked.slice(last?.quote.end ?? 0, quote.start)
  const after = part.masked.slice(quote.end)
  const remark = /^\s*\(([^()"]{1,120})\)/.exec(after)?.[1]
  const control = (kind: ControlKind, owner?: string): NamedControl => ({
    control: kind,
    name: quote.value,
    start: quote.start,
    ...(owner === undefined ? {} : { owner }),
    ...(remark === undefined ? {} : { remark }),
  })
  const noun = nounBefore(between)
  const owner = ownerBefore(seen, between)
  // 'Select "Add".' tells somebody what to do.
  const told =
    seen.length === 0 && /^\W*select\s*$/i.test(between) && !/^\s*(?:\(|with\b|:|,|offer|has\b)/i.test(after)
  // "… the number of wrong fields: "Please correct 3 fields."": a sentence is the name of no text field; a question may be.
  const sentence = noun === 'textbox' && /\s\S+\s.*[.!]$/.test(quote.value)
  if (noun !== undefined && !told && !sentence && !(noun === 'textbox' && /\bfor\s*$/.test(between)))
    return { quote, control: control(noun), leads: true }
  if (optionLead.test(between) && owner !== undefined)
    return { quote, control: control('option', owner), leads: true }
  if (owner !== undefined && bracketed.test(between))
    return { quote, control: control('option', owner), leads: true }
  const own = nounBehind(after.replace(/^\s*:\s*(?:an? )?(?=[a-z])/i, ' '))
  if (own && !own.many) return { quote, control: control(own.kind) }
  const goesOn = last?.leads && last.control && joint.test(withoutRemark(between))
  if (goesOn && last.control)
    return { quote, control: control(last.control.control, last.control.owner), leads: true }
  return { quote }
}

function withoutRemark(text: string): string {
  return text
    .replace(/^\s*\([^()"]{0,120}\)/, '')
    .replace(
      /^,?\s*(?:is )?(?:pre-?(?:selected|set)|selected|checked|ticked|the default)[^,"]{0,30}(?=,| and\b)/i,
      '',
    )
}

/** The selection list that was named last; "" where the sentence says "the select" of one that another sentence names. */
function ownerBefore(seen: Seen[], between: string): string | undefined {
  const named = seen.findLast(({ control }) => control && control.control !== 'option')?.control
  if (named?.control === 'combobox' || named?.control === 'radio') return named.name
  if (named !== undefined) return undefined
  const [first] = seen
  // '"Department" offers "All", …': the only name before is the list itself.
  if (seen.length > 0)
    return seen.length === 1 && first && !first.control && offering.test(between)
      ? first.quote.value
      : undefined
  return /\b(?:select|drop-?down|selection|list|combo ?box|menu|options?|choices?)\b/i.test(between)
    ? ''
    : undefined
}

/** '"All", "Open" and "Done" buttons': the noun behind a list belongs to every name of it. */
function withNounsBehind(part: Masked, seen: Seen[]): Seen[] {
  let kind: ControlKind | undefined
  let from = 0
  return seen
    .toReversed()
    .map((one) => {
      const own = one.control ? undefined : nounBehind(part.masked.slice(one.quote.end))
      const listed = kind !== undefined && joint.test(part.masked.slice(one.quote.end, from))
      kind = own?.many ? own.kind : listed && !one.control ? kind : undefined
      from = one.quote.start
      if (kind === undefined || one.control) return one
      return { ...one, control: { control: kind, name: one.quote.value, start: one.quote.start } }
    })
    .toReversed()
}
