import { faultsIn, rangeInMessage } from './entry-faults.ts'
import type { CalculatorPart, EntryFault } from './parts.ts'
import { namedIn, type Coded, type KnownInput } from './words.ts'

export type FaultPart = Extract<CalculatorPart, { part: 'fault' }>

/** What the sentences before left open: the input that they are about. */
export interface Topic {
  input?: number
  /** What the sentence before demanded, for the one that begins with "Otherwise". */
  demanded?: EntryFault[]
}

const follows =
  /^\s*(?:appears?|is (?:then )?(?:shown|displayed|given)|are (?:shown|displayed)|comes?\b|can be (?:seen|read)|(?:must|should|shall|will) (?:be (?:shown|displayed)|appear))/
const saying =
  /\b(?:message|error|hint|warning|alert|text|notice|it|answered with|shows?|shown|displays?|displayed|appears?|reads?|says?|reported|refused with|rejected with|leads? to|results? in|gives?|get|gets|with|is|means|:|=|→|->|–|-)\s*:?\s*\(?$/

/**
 * The messages of a sentence, each with what it calls wrong: the words before the message, or behind it where the sentence begins with one.
 * An input is named in the same clause, before it in the sentence, or by the sentence before. A clause that speaks of two inputs is left out.
 */
export function faultMessages({ words, quotes }: Coded, inputs: KnownInput[], topic: Topic): FaultPart[] {
  const places = [...words.matchAll(/Q(\d+)/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: quotes[Number(match[1])] ?? '',
  }))
  const [head] = places
  const found: FaultPart[] = []
  const begins = head === undefined ? '' : words.slice(0, head.start)
  const before = faultsIn(begins).length > 0 || /^(?:otherwise|if not|else)\b/.test(begins)
  for (const [index, { start, end, text }] of places.entries()) {
    if (!isMessage(text)) continue
    const from = places[index - 1]?.end ?? 0
    const until = places[index + 1]?.start ?? words.length
    const lead = words.slice(from, start)
    const bracket =
      /\(\s*$/.test(lead) && /\b(?:must|has to|have to|needs? to|should|is required)\b/.test(lead)
    if (before && !bracket && !saying.test(lead.trimEnd()) && !follows.test(words.slice(end))) continue
    const clause = before ? clauseBefore(lead) : (words.slice(end, until).split(/[;.]/)[0] ?? '')
    const input = inputOf(clause, words.slice(0, start), inputs, topic)
    if (!input) continue
    // What is wrong only with one choice of another input is no fault of this one alone.
    if (/(?<![A-Za-z\d])C\d+x\d/.test(clause) && faultsIn(clause).some((one) => 'limit' in one)) continue
    const told = faultsOf(clause, text)
    const own = before ? faultsIn(demandBefore(lead)) : []
    const demanded = own.length > 0 ? own : (topic.demanded ?? [])
    const faults = forInput(
      unmet.test(clause) ? [...demanded, ...told.filter((one) => !has(demanded, one))] : told,
      input,
    )
    if (faults.length > 0) found.push({ part: 'fault', label: input.label, faults, text })
  }
  const named = entered(words, inputs)
  const [only] = named
  topic.demanded = places.length === 0 ? faultsIn(words) : []
  if (only !== undefined && (named.length === 1 || found.length > 0)) topic.input = only
  return found
}

/** "If it is not", "if not, or if it is missing": what was demanded is not so. */
const unmet =
  /^\s*(?:and |but )?(?:(?:otherwise|if not|else)\b|(?:if|when|where|in case) (?:it|this|that|the (?:entry|value|number|input)|I\d+) (?:is|does|has) ?(?:not|n't)\s*(?:so|the case|met|true|fulfilled|valid)?\s*(?:,|:|\bor\b|$|\bthe\b|\bQ\d))/

function has(faults: EntryFault[], one: EntryFault): boolean {
  return faults.some(({ kind }) => kind === one.kind)
}

/** What a sentence demands before the clause that says what happens otherwise. */
function demandBefore(lead: string): string {
  return lead.includes(';') ? (lead.split(';').at(-2) ?? '') : ''
}

/** The inputs that somebody fills in or chooses from. */
function entered(words: string, inputs: KnownInput[]): number[] {
  return namedIn(words).filter((at) => inputs[at]?.control !== 'checkbox')
}

/** A noun that may be an input by another name than its label. */
const stranger =
  /\b(?:the|an?|no|any|this|that) (?:entered |given |typed |new |own )?(?!(?:empty|blank|missing|valid|wrong|whole|decimal|allowed|permitted|three|two|one|single|first|same|fields?|entry|input|values?|numbers?|box|selection|choice|option|list|decimals?|digits?|sign|point|comma|separator|places?|range|limits?|messages?|text|page|errors?|problem|integer|fraction|form|letters|user|customer|visitor|spaces|blanks|click|button)\b)[a-z]{3,}/

/** The input that a clause is about: named in it, else in front of it, else the one that was spoken of, else the only one. */
function inputOf(
  clause: string,
  sentence: string,
  inputs: KnownInput[],
  topic: Topic,
): KnownInput | undefined {
  const all = namedIn(clause)
  const about = entered(clause, inputs)
  if (about.length > 1 || all.length > about.length) return undefined
  const [named] = about
  if (named !== undefined) return inputs[named]
  // "The age" may be an input that goes by another name here.
  if (strangers(clause)) return undefined
  const last = entered(sentence, inputs).at(-1) ?? topic.input
  if (last !== undefined) return inputs[last]
  const typed = inputs.filter(({ control }) => control === 'textbox')
  const lists = inputs.filter(({ control }) => control === 'combobox' || control === 'radio')
  const choosing = /\b(?:chosen|selected|picked|selection|choice|option)\b/.test(clause)
  const only = choosing
    ? lists
    : /\b(?:number|digits|decimals?|whole)\b/.test(clause) || lists.every(({ none }) => none === undefined)
      ? typed
      : []
  return only.length === 1 ? only[0] : undefined
}

function strangers(clause: string): boolean {
  return stranger.test(clause.replace(/\b(?:message|text|error|hint|page|alert|warning|notice)\b[^.;]*$/, ''))
}

/** The clause that a message belongs to: what stands behind the last semicolon, without a list of cases before it. */
function clauseBefore(text: string): string {
  const last = text.split(';').at(-1) ?? text
  return /^\s*(?:otherwise|else|if not)\b/.test(last) ? text : last
}

function faultsOf(clause: string, text: string): EntryFault[] {
  const faults = faultsIn(clause)
  if (faults.length > 0) return faults
  return /\b(?:out of range|outside|range|otherwise|too (?:small|large|low|high|big|heavy|light)|limits?)\b/.test(
    clause,
  )
    ? rangeInMessage(text)
    : []
}

/** A list can only be left as it is; a box cannot be wrong. */
function forInput(faults: EntryFault[], { control }: KnownInput): EntryFault[] {
  if (control === 'checkbox') return []
  return control === 'textbox' ? faults : faults.filter(({ kind }) => kind === 'empty')
}

function isMessage(text: string): boolean {
  return /\s/.test(text) && /\p{L}{2}/u.test(text) && !/[…]|\.\.\./.test(text)
}

const spelled = /\b(?:spellings?|entries|inputs?|values?|things|notations?|texts?|writing)\b|\bQ\d+/
const refusedAs =
  /\b(?:do not count|don't count|does not count|are not|is not|not accepted|not valid|no valid|are no|not understood|rejected)\b[^.;]*\bnumbers?\b|\bnumbers?\b[^.;]*\bnot (?:accepted|valid|allowed)\b/

/** 'Spellings such as "1e1" or "5." do not count as numbers': entries that are no number after all. */
export function spellings({ words, quotes }: Coded, inputs: KnownInput[], topic: Topic): CalculatorPart[] {
  if (quotes.length === 0 || !spelled.test(words) || !refusedAs.test(words)) return []
  const [named] = namedIn(words)
  const input = inputs[named ?? topic.input ?? -1]
  const values = quotes.filter((one) => one.length <= 12 && /\d/.test(one))
  return input?.control === 'textbox' && values.length === quotes.length
    ? [{ part: 'spelling', label: input.label, values, right: false }]
    : []
}
