import { labelKey } from '../labels.ts'
import type { Masked, Quote } from '../mask.ts'
import type { ControlKind } from '../inventory/control-fact.ts'
import type { OpeningState } from './opening-fact.ts'

/** Controls of the text: under the key of its name, every kind that it is called. */
export interface KnownControls {
  kinds: Map<string, Set<ControlKind>>
  /** Names as written, in the order of the text, of those that the page shows. */
  names: { name: string; control: ControlKind }[]
}

const joint = /^\s*(?:,|\/|&)?\s*(?:and|or|as well as)?\s*(?:the )?$/i
const noun =
  '(?: (?:text |input |date |number |search )?(?:fields?|box(?:es)?|check ?box(?:es)?|buttons?|links?|selects?|drop-?downs?|lists?|columns?))?'
const be =
  '(?: (?:is|are|stays?|remains?|be)| (?:shall|must|will|should) be)?(?: (?:still|both|all|also|each|set|switched|turned))*'
const shownBefore =
  /(?:\b(?:we|you|users?|visitors?|one) (?:can )?(?:see|read|find)s?|\b(?:shows?|reads?|says?|displays?|shown|there (?:is|are)|nothing but|showing|reading|it says|with (?:only |just )?the (?:entry|line|row))|\b(?:text|line|message|hint|note|counter|status|words?|caption|bar|notice|sum|total|label)(?: (?:of [a-z ]{2,30}|above|below|at the top))?(?: (?:reads|says|is|shows|with))?:?)\s*(?:only |just |nothing but )?(?:the |an? )?(?:(?:text|line|message|hint|words?|number|counter|notice|placeholder) )?$/i
const shownBehind = /^\s*(?:is|are|be)?\s*(?:shown|visible|displayed|to be seen|there|appears?)\b/i

type Predicate = (name: string, known: KnownControls) => OpeningState | undefined

const isList = (name: string, { kinds }: KnownControls) => kinds.get(labelKey(name))?.has('combobox') === true

/** What is said behind a name, each with the state that it is. */
const predicates: [RegExp, Predicate][] = [
  [
    new RegExp(`^${noun}${be} (?:empty|blank)\\b`, 'i'),
    (name, known) => (isList(name, known) ? undefined : { what: 'empty', name }),
  ],
  [
    new RegExp(
      `^${noun}:?${be} (?:not (?:ticked|checked|selected|set)|off|unticked|unchecked|clear)\\b`,
      'i',
    ),
    (name, known) => ticked(name, known, false),
  ],
  [new RegExp(`^${noun}${be} (?:ticked|checked|on)\\b`, 'i'), (name, known) => ticked(name, known, true)],
  [
    new RegExp(`^${noun}${be} (?:disabled|inactive|gr[ae]yed out|not (?:enabled|clickable))\\b`, 'i'),
    (name, known) => enabled(name, known, false),
  ],
  [new RegExp(`^${noun}${be} (?:enabled|clickable)\\b`, 'i'), (name, known) => enabled(name, known, true)],
]
const holding =
  /^(?: (?:field|box|select|drop-?down|list))?(?: (?:stands (?:at|on)|is (?:set|preset) (?:to|at|on)|shows|holds|has(?: the value)?|contains|reads|is at|is on|is|with)(?: the (?:value|option|entry))?)\s*(?:(?<number>-?\d+(?:[.,]\d+)?)(?=\s*(?:[,.;)]|and\b|$))|$)/i

/** The states that a part of a sentence about the opening names, in its order. */
export function readOpening(part: Masked, known: KnownControls): OpeningState[] {
  const states: { at: number; state: OpeningState }[] = []
  let behind: { predicate: Predicate } | undefined
  let text = false
  const taken = new Set<number>()
  const quotes = part.quotes
  for (let index = quotes.length - 1; index >= 0; index -= 1) {
    const quote = quotes[index]
    if (!quote) continue
    const next = quotes[index + 1]
    const after = part.masked.slice(quote.end, next?.start ?? part.masked.length)
    const listed = next !== undefined && joint.test(after)
    const found = predicates.find(([words]) => words.test(after))
    behind = found ? { predicate: found[1] } : listed ? behind : undefined
    text = shownBehind.test(after) || (listed && text)
    const add = (state: OpeningState | undefined) => state && states.push({ at: quote.start, state })
    if (behind && !taken.has(index)) {
      add(behind.predicate(quote.value, known))
      continue
    }
    const value = heldBehind(quote, next, after, known) ?? chosenIn(quote, next, after, known)
    if (value) {
      if (next && !value.number) dropAt(states, next.start)
      add(value.state)
      if (next) taken.add(index + 1)
    } else if (!taken.has(index) && (text || isShown(part, index) || isGiven(part, quote, after)))
      add({ what: 'text', text: quote.value })
  }
  return [...states.toSorted((a, b) => a.at - b.at).map(({ state }) => state), ...unquoted(part, known)]
}

/** '"Any" is selected in "Light"'. */
function chosenIn(
  { value }: Quote,
  next: Quote | undefined,
  after: string,
  known: KnownControls,
): { state: OpeningState; number: boolean } | undefined {
  const set =
    /^ (?:is|stands|shall be|must be) (?:pre-?)?(?:selected|chosen|set|preset)?\s?(?:in|at|for|under) (?:the )?(?:[a-z-]+ )?$/i
  if (!next || !set.test(after) || !isList(next.value, known)) return undefined
  return { state: { what: 'value', name: next.value, value, list: true }, number: false }
}

function dropAt(states: { at: number }[], at: number): void {
  const place = states.findIndex((one) => one.at === at)
  if (place >= 0) states.splice(place, 1)
}

function heldBehind(
  quote: Quote,
  next: Quote | undefined,
  after: string,
  known: KnownControls,
): { state: OpeningState; number: boolean } | undefined {
  const kinds = known.kinds.get(labelKey(quote.value))
  if (!kinds?.has('textbox') && !kinds?.has('combobox')) return undefined
  const match = holding.exec(after)
  if (!match) return undefined
  const number = match.groups?.['number']
  const value = number ?? (next && match[0].trim() !== '' ? next.value : undefined)
  const list = isList(quote.value, known)
  return value === undefined
    ? undefined
    : { state: { what: 'value', name: quote.value, value, list }, number: number !== undefined }
}

/** What stands right behind the words for the start, which are blank here: '… its length, at the start "0 of 120"'. */
function isGiven({ masked }: Masked, { start, value }: Quote, after: string): boolean {
  return (
    /[,;(]?\s{8,}$/.test(masked.slice(0, start)) &&
    /^\s*(?:$|[.,;)]|with (?:only |just )?the (?:entry|line|row|text|note)\b)/.test(after) &&
    /\d|[.!?]$/.test(value)
  )
}

/** A quoted text that is seen: 'we see "25 people"', 'the counter reads "0 items left"', and what such a list goes on with. */
function isShown({ masked, quotes }: Masked, index: number): boolean {
  for (let at = index; at >= 0; at -= 1) {
    const from = quotes[at - 1]?.end ?? 0
    const before = masked.slice(from, quotes[at]?.start ?? 0)
    if (
      /\b(?:heading|button|link|field|select|checkbox|title|column|tab|option|no|not|never)s?\b(?: (?:called|labell?ed|named|titled))?\s*$/i.test(
        before,
      )
    )
      return false
    if (shownBefore.test(before)) return true
    if (!joint.test(before)) return false
  }
  return false
}

function ticked(name: string, { kinds }: KnownControls, on: boolean): OpeningState | undefined {
  const called = kinds.get(labelKey(name))
  if (called?.has('checkbox')) return { what: 'checked', name, on, control: 'checkbox' }
  return called?.has('radio') ? { what: 'checked', name, on, control: 'radio' } : undefined
}

function enabled(name: string, { kinds }: KnownControls, on: boolean): OpeningState | undefined {
  const called = kinds.get(labelKey(name))
  const control = (['button', 'textbox', 'checkbox', 'combobox', 'link'] as const).find((kind) =>
    called?.has(kind),
  )
  return control ? { what: 'enabled', name, on, control } : undefined
}

const everyField =
  /\b(?:all|both|the)(?: (?:two|three|four|five|six|seven|eight))?(?: of (?:them|the))?(?: (?:text |input |entry )?(?:fields|inputs|boxes|entries))? (?:are |shall be |must be |is )?(?:empty|blank)\b/i
const everyBox =
  /\b(?:all|both|the)(?: (?:two|three|four|five|six))? (?:check|tick) ?boxes (?:are|shall be|must be) (?:off|unticked|unchecked|not (?:ticked|checked)|(?<on>on|ticked|checked))\b/i
const noBox =
  /\b(?:neither|none|no)(?: of the(?: (?:two|three|four|five|six))?)? (?:(?:check|tick) ?)?box(?:es)? (?:is|are) (?:ticked|checked|set|on)\b/i
const plain = /\bthe ([a-z][\w-]*(?: [a-z][\w-]*)?) (?:is|shall be|must be) (?:still )?(?:empty|blank)\b/gi

/** "All fields are empty", "both checkboxes are off", "the weight is empty". */
function unquoted(part: Masked, { names }: KnownControls): OpeningState[] {
  const inputs = names.filter(({ control }) => control === 'textbox')
  const boxes = names.filter(({ control }) => control === 'checkbox')
  const fields = /\b(?:fields|inputs|boxes|entries)\b/i.test(everyField.exec(part.masked)?.[0] ?? '')
  const box = everyBox.exec(part.masked)
  const none = noBox.test(part.masked)
  const both = /^both/i.test(box?.[0] ?? '') && boxes.length !== 2
  const neither = none && (boxes.length === 2 || !/\bneither\b/i.test(part.masked))
  const single = [...part.masked.matchAll(plain)].flatMap(([, words = '']) => {
    if (/^(?:(?:text|search|input|entry) )?(?:box|field)$/i.test(words))
      return inputs.length === 1 ? inputs : []
    const searching = /^search(?: (?:field|text|box|term))?$/i.test(words)
    const meant = inputs.filter(({ name }) =>
      searching ? /\b(?:search|find|look)/i.test(name) : labelKey(name).startsWith(labelKey(words)),
    )
    return meant.length === 1 ? meant : []
  })
  const empty = fields && !/"/.test(part.masked) ? inputs : single
  return [
    ...empty.map(({ name }) => ({ what: 'empty' as const, name })),
    ...((box && !both) || neither
      ? boxes.map(({ name }) => ({
          what: 'checked' as const,
          name,
          on: box?.groups?.['on'] !== undefined,
          control: 'checkbox' as const,
        }))
      : []),
  ]
}
