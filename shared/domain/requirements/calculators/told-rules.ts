import type { Atom, RuleFact } from '../facts/types.ts'
import { labelKey } from '../facts/labels.ts'
import { currency, numbersOf } from './decimals.ts'
import type { Condition } from './parts.ts'
import type { RulePart } from './read-tables.ts'
import { shortName, type KnownInput } from './words.ts'

const money = new RegExp(
  `(?:[€$£]|\\b(?:EUR|USD|GBP|CHF)\\b)\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?${currency}(?![\\p{L}])`,
  'giu',
)

/** Rules that sentences tell, where every condition is on an input of the page and the outcome holds one amount: "up to 2 kg it costs 4.90 EUR". */
export function toldRules(rules: RuleFact[], inputs: KnownInput[], name: string): RulePart[] | undefined {
  const found: RulePart[] = []
  for (const { anyOf, outcome, otherwise } of rules) {
    const [atoms, ...more] = anyOf
    const amounts = outcome.match(money) ?? []
    const [amount] = amounts
    if (
      otherwise ||
      !atoms ||
      more.length > 0 ||
      amount === undefined ||
      amounts.length > 1 ||
      outcome.includes('"')
    )
      return undefined
    const when = atoms.map((atom) => conditionOf(atom, inputs))
    if (when.includes(undefined) || when.length === 0) return undefined
    found.push({ part: 'rule', when: when as Condition[], outputs: [[name, amount.trim()]] })
  }
  return found
}

function conditionOf(
  { subject, number, equals, negated }: Atom,
  inputs: KnownInput[],
): Condition | undefined {
  if (negated) return undefined
  const input = inputs.find(
    ({ label }) =>
      labelKey(label) === labelKey(subject.replace(/["“”]/g, '')) ||
      shortName(label) === shortName(subject.replace(/^the /i, '')),
  )
  if (!input) return undefined
  const { label, control, choices } = input
  if (number && control === 'textbox') {
    const value = (units: bigint) => Number(units) / 10 ** number.scale
    return {
      is: 'between',
      label,
      ...(number.min
        ? {
            min: value(number.min.over ?? number.min.units),
            ...(number.min.over === undefined ? {} : { minOpen: true as const }),
          }
        : {}),
      ...(number.max
        ? {
            max: value(number.max.under ?? number.max.units),
            ...(number.max.under === undefined ? {} : { maxOpen: true as const }),
          }
        : {}),
    }
  }
  const choice = choices.find((one) => one.toLowerCase() === equals?.toLowerCase())
  return choice === undefined ? undefined : { is: 'one', label, values: [choice] }
}

/** Whether a text writes amounts at all. */
export function hasAmount(text: string): boolean {
  return numbersOf(text).length > 0 && (text.match(money) ?? []).length > 0
}
