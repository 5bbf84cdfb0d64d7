import { formatDecimal } from '../../numbers/decimal.ts'
import { narrowed } from './narrowed.ts'
import { rangeName } from '../partitions/number.ts'
import type { ConditionalFact, When } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { checkedLiteral } from '../literals/literal-for.ts'
import type { Conditional, Parameter, PartitionTest, Screen } from '../model.ts'
import { inputNamed } from './input-names.ts'

/**
 * Adds to the screens what holds for an input only under a condition on another one. Returns the requirements whose condition is one on inputs of a
 * form: their sentences state no other rule.
 */
export function attachConditionals(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): Set<string> {
  const resolved = new Set<string>()
  for (const sentence of sentences) {
    const screen = screenOf(sentence)
    for (const fact of sentence.facts)
      if (fact.kind === 'conditional' && screen && add(screen, fact, sentence.requirementId ?? ''))
        resolved.add(sentence.requirementId ?? '')
  }
  return resolved
}

function add(screen: Screen, fact: ConditionalFact, requirementId: string): boolean {
  const parameter = inputNamed(screen, fact.label)
  const found = parameter && whenOf(screen, fact.when)
  if (!parameter || !found || found.deciding === parameter) return false
  const { deciding, test, words } = found
  const known = (screen.conditionals ?? []).find(
    (one) => one.parameterId === parameter.id && one.words === words,
  )
  if (!parameter.origins.includes(requirementId)) parameter.origins.push(requirementId)
  if (known) {
    known.constraints = { ...narrowed(parameter.constraints, fact.constraints), ...known.constraints }
    if (fact.otherwise) known.otherwise = fact.otherwise
    answer(known, fact, requirementId)
    return true
  }
  const conditional: Conditional = {
    id: `${screen.id}.C${(screen.conditionals ?? []).length + 1}`,
    requirementId,
    parameterId: parameter.id,
    when: { parameterId: deciding.id, test, negated: fact.when.negated },
    words,
    constraints: narrowed(parameter.constraints, fact.constraints),
    ...(fact.otherwise ? { otherwise: fact.otherwise } : {}),
  }
  answer(conditional, fact, requirementId)
  ;(screen.conditionals ??= []).push(conditional)
  return true
}

/** Remembers the message of a value that is wrong only under the condition. */
function answer(
  conditional: Conditional,
  { message, answers = ['any'] }: ConditionalFact,
  requirementId: string,
): void {
  const messages = conditional.messages ?? []
  if (message === undefined || messages.some(({ text }) => text === message)) return
  conditional.messages = [...messages, { text: message, violations: answers, requirementId, repeatedBy: [] }]
}

interface Decided {
  deciding: Parameter
  test: PartitionTest
  words: string
}

function whenOf(screen: Screen, when: When): Decided | undefined {
  const deciding = when.subject === undefined ? undefined : inputNamed(screen, when.subject)
  const { is, negated } = when
  const not = negated ? 'not ' : ''
  if (is.kind === 'value') return valueOf(screen, deciding, is.value, not)
  if (!deciding) return undefined
  if (is.kind === 'checked') {
    deciding.constraints = { control: 'checkbox', ...deciding.constraints }
    return deciding.constraints.control === 'checkbox'
      ? { deciding, test: { kind: 'checked', checked: true }, words: `${deciding.label} is ${not}checked` }
      : undefined
  }
  if (is.kind === 'filled')
    return {
      deciding,
      test: { kind: 'present' },
      words: `${deciding.label} is ${negated ? 'empty' : 'filled in'}`,
    }
  const { min, max, scale } = is
  const test = {
    kind: 'number' as const,
    scale,
    ...(min ? { min: min.units } : {}),
    ...(max ? { max: max.units } : {}),
  }
  const written = (units: bigint) => formatDecimal(units, scale)
  const { over } = min ?? {}
  const range = over !== undefined && !max ? `more than ${written(over)}` : rangeName(test, written)
  return deciding.constraints.number ? { deciding, test, words: `${deciding.label} is ${range}` } : undefined
}

/** "Business" of the input that is named, else of the only selection that offers it ("for unpaid leave"). */
function valueOf(
  screen: Screen,
  named: Parameter | undefined,
  value: string,
  not: string,
): Decided | undefined {
  const inputs = named ? [named] : screen.parameters
  const offers = inputs.flatMap((deciding) =>
    (deciding.constraints.choices ?? [])
      .filter((choice) => says(value, choice))
      .map((choice) => ({ deciding, choice })),
  )
  const [only] = offers
  if (only && offers.length === 1) return decided(only.deciding, only.choice, not)
  if (!named || named.constraints.choices || named.constraints.number) return undefined
  if (named.constraints.control === 'checkbox')
    return /^(?:yes|on|selected|checked)$/i.test(value)
      ? {
          deciding: named,
          test: { kind: 'checked', checked: true },
          words: `${named.label} is ${not}${checkedLiteral}`,
        }
      : undefined
  return /^\p{Lu}/u.test(value) ? decided(named, value, not) : undefined
}

function decided(deciding: Parameter, value: string, not: string): Decided {
  return { deciding, test: { kind: 'choice', value }, words: `${deciding.label} is ${not}${value}` }
}

/** "unpaid leave" and "business customers" speak of the choices Unpaid and Business. */
function says(phrase: string, choice: string): boolean {
  const [spoken, listed] = [phrase.toLowerCase(), choice.toLowerCase()]
  return spoken === listed || spoken.startsWith(`${listed} `)
}
