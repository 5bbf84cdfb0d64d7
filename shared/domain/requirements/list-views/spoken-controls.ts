import type { ControlFact } from '../facts/inventory/control-fact.ts'
import { labelKey } from '../facts/labels.ts'
import { maskQuotes, type Masked, type Quote } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { backward, columnOf, everything, forward, searching } from './list-controls.ts'
import type { ListPart } from './list-fact.ts'

const looking =
  /\b(?:finds?|found|search\w*|while (?:one )?typ\w+|contains?|match\w*|looks? (?:in|at|through)|filters?|narrows?)\b/i
const narrowing =
  /\b(?:narrows?|filters?|restricts?|limits?|reduces?|only|just|shows?|leaves?|keeps?|default|pre-?set|pre-?selected|offers?|choose|chosen|select\w*)\b/i
const emptying =
  /^\s*(?:button )?(?:brings? (?:you )?back|goes back|returns?|takes? you back|starts? over|clears?|empt(?:y|ies)|resets?|removes?|restores?|undoes|takes? back|puts? back|sets?)\b/i
/** 'Field "Search", takes effect while typing': a note begins with the noun. */
const fieldNoun =
  /^\W*(?:(?:a|an|the|one) )?(?:(?:text|search|input|entry) ?)?(?:field|box|input|line|bar)(?: (?:called|named|labelled|labeled))?:? $/i
const mostOptions = 40
/** What stands in quotes is no name of a control: a sentence, a choice of all, a text with a number. */
const noName = /[.!?…:\d]|^.{41}/

/**
 * The controls of a table of rows that a text names by what they do, without a noun: '"Search title" finds the text anywhere in …',
 * '"Voices" narrows the list to one voicing', '"Clear" empties the search'. A filter is one by the name of its column, which gives its options.
 */
export function withSpokenControls(
  sentences: ReadSentence[],
  columns: string[],
  rows: ListPart[],
): ReadSentence[] {
  const known = new Set(
    sentences.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'control' ? [fact.name] : []))),
  )
  const valuesOf = (key: string) => [
    ...new Set(
      rows.flatMap((part) =>
        part.what === 'records' ? part.records.flatMap(({ values }) => values[key] ?? []) : [],
      ),
    ),
  ]
  const kindOf = (part: Masked, quote: Quote): Pick<ControlFact, 'control' | 'options'> | undefined => {
    const { value, end, start } = quote
    if (known.has(value) || noName.test(value)) return undefined
    if (forward.test(value) || backward.test(value))
      return /\bpages?\b/i.test(part.masked) ? { control: 'button' } : undefined
    if (searching.test(value) && fieldNoun.test(part.masked.slice(0, start))) return { control: 'textbox' }
    if (start <= 2 && emptying.test(part.masked.slice(end, end + 30))) return { control: 'button' }
    const key = columnOf(value, columns)
    const options = key === undefined || everything.test(value) ? [] : valuesOf(key)
    if (key !== undefined && labelKey(value) !== key && searching.test(value)) return { control: 'textbox' }
    const all = part.quotes.find((one) => everything.test(one.value) && one !== quote)?.value
    // A column with a value of its own in each row is searched, not chosen from.
    const several = options.length > 1 && options.length <= Math.min(mostOptions, rows.length - 1)
    if (key !== undefined && several && narrowing.test(part.masked)) {
      return { control: 'combobox', options: [...(all === undefined ? [] : [all]), ...options] }
    }
    return start <= 2 && searching.test(value) && looking.test(part.masked)
      ? { control: 'textbox' }
      : undefined
  }
  return sentences.map((sentence) => {
    const { kind, text, table } = sentence
    if (kind === 'heading' || kind === 'notRead' || kind === 'question' || table || !text.includes('"'))
      return sentence
    const part = maskQuotes(text)
    const facts = part.quotes.flatMap((quote): ControlFact[] => {
      const found = kindOf(part, quote)
      if (found) known.add(quote.value)
      return found ? [{ kind: 'control', name: quote.value, shown: false, ...found }] : []
    })
    return facts.length === 0 ? sentence : { ...sentence, facts: [...sentence.facts, ...facts] }
  })
}
