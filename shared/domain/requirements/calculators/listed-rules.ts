import type { ReadSentence } from '../read-sentence.ts'
import { rangeOf } from './condition-cells.ts'
import { amountOf, currency } from './decimals.ts'
import type { RulePart } from './read-tables.ts'
import { coded, vocabularyOf, type KnownInput } from './words.ts'

const money = new RegExp(
  `(?:[€$£]|\\b(?:eur|usd|gbp|chf)\\b)\\s?\\d[\\d.,]*\\d|(?<![A-Za-z\\d.,])\\d[\\d.,]*\\s?${currency}(?![a-z])`,
  'gi',
)
const added = /\b(?:extra|more|less|off|surcharge|discount|additional\w*|adds?|added|plus|on top|cheaper)\b/

/** Prices that a list or a sentence gives for the choices of one input, or for ranges of the only number: "Adults pay €14.00, students €9.50". */
export function listedRules(
  sentences: ReadSentence[],
  inputs: KnownInput[],
): Map<number, RulePart[]> | undefined {
  const vocabulary = vocabularyOf(inputs, [])
  const numbers = inputs.filter(({ control }) => control === 'textbox')
  const ranges = new Map<number, RulePart[]>()
  const choices = new Map<number, RulePart[]>()
  const owners = new Set<string>()
  sentences.forEach(({ text, kind, table }, at) => {
    if (kind === 'heading' || kind === 'notRead' || table || text.includes('"') || !/\d/.test(text)) return
    const [first] = numbers
    const tier = numbers.length === 1 && first ? tierOf(text, first) : undefined
    if (tier) ranges.set(at, [tier])
    const { words } = coded(text, vocabulary)
    if (added.test(words)) return
    const found = words
      .split(/[,;]| and | while | whereas /)
      .flatMap((clause) => choiceOf(clause, inputs) ?? [])
    if (found.length === 0 || (words.match(money) ?? []).length !== found.length) return
    choices.set(at, found)
    for (const { when } of found) for (const { label } of when) owners.add(label)
  })
  if (ranges.size > 1) return ranges
  const [owner, ...more] = owners
  const all = [...choices.values()]
    .flat()
    .flatMap(({ when }) => when.flatMap((one) => (one.is === 'one' ? one.values : [])))
  const input = inputs.find(({ label }) => label === owner)
  const complete =
    input && more.length === 0 && all.length === input.choices.length && new Set(all).size === all.length
  return complete ? choices : undefined
}

/** "Up to 2 kg: 4.90 €". */
function tierOf(text: string, { label }: KnownInput): RulePart | undefined {
  const found = /^\W*([^:=→]{1,60}?)\s*(?::|=|→|->| – | - )\s*([^:]{1,20}?)\.?$/.exec(text.trim())
  const when = found && rangeOf(found[1] ?? '', label)
  const amount = found?.[2] ?? ''
  return when && amountOf(amount) && /[€$£]|[A-Z]{3}|\d[.,]\d\d/.test(amount)
    ? { part: 'rule', when: [when], outputs: [['price', amount.trim()]] }
    : undefined
}

function choiceOf(clause: string, inputs: KnownInput[]): RulePart | undefined {
  const tokens = [...clause.matchAll(/(?<![A-Za-z\d])C(\d+)x(\d+)/g)]
  const amounts = clause.match(money) ?? []
  const [token] = tokens
  const input = inputs[Number(token?.[1] ?? -1)]
  const value = input?.choices[Number(token?.[2] ?? -1)]
  if (
    tokens.length !== 1 ||
    amounts.length !== 1 ||
    !input ||
    value === undefined ||
    /(?<![A-Za-z])I\d/.test(clause)
  )
    return undefined
  return {
    part: 'rule',
    when: [{ is: 'one', label: input.label, values: [value] }],
    outputs: [['price', (amounts[0] ?? '').trim()]],
  }
}
