import { readConstraints } from '../facts/fields/constraints.ts'
import { labelOf } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import { readQuantities } from '../facts/quantities/quantities.ts'
import { limits } from '../facts/rules/rules.ts'
import type { Atom, Constraints, Fact } from '../facts/types.ts'
import { unsupportedViolation } from './evidence.ts'
import { folded, saysNumbers, saysWords } from './quotes.ts'
import type { Proposal } from '../../test-generation/proposals/schema.ts'

/** The facts that a proposal states, or why it states none. */
export type Reading = { facts: Fact[] } | { reason: string }

const amount = /^\d{1,12}(?:\.\d{1,4})?$/
const ownCondition =
  /^\W*se(?!\p{L})|(?<!\p{L})(?:if|when|whenever|unless|until|while|otherwise|wenn|falls|sofern|solange|si|lorsque|quand|cuando|quando|als|indien|wanneer|om|när|hvis|når|jeśli|gdy|если|когда)(?!\p{L})/iu

/** The label as the engine names inputs; undefined when the words are not in the quote or no name. */
function label(words: string, quote: string): string | undefined {
  return saysWords(quote, words) && !/[<>"\n]/.test(words) ? labelOf(maskQuotes(words)) : undefined
}

export function inputFacts(proposal: Proposal<'inputs'>): Reading {
  const { quote } = proposal
  const name = label(proposal.label, quote)
  if (name === undefined) return { reason: 'the label does not stand in the quote' }
  const numbers = [proposal.minimum, proposal.maximum, proposal.minimumLength, proposal.maximumLength]
  for (const value of numbers) {
    if (value === null) continue
    if (!amount.test(value)) return { reason: `"${cut(value)}" is no plain number` }
    if (!saysNumbers(quote, value)) return { reason: `${value} does not stand in the quote` }
  }
  if (proposal.unit !== null && !saysWords(quote, proposal.unit))
    return { reason: 'the unit does not stand in the quote' }
  const choices = proposal.choices ?? []
  const missing = choices.find((choice) => !saysWords(quote, choice))
  if (missing !== undefined) return { reason: `"${cut(missing)}" does not stand in the quote` }
  if (choices.length === 1 || choices.length > 100 || new Set(choices).size < choices.length)
    return { reason: 'the list of values is none' }
  const constraints = constraintsOf(proposal, choices)
  if (constraints === undefined) return { reason: 'the bounds contradict each other' }
  // That something is optional does not make an input of it.
  const says = Object.keys(constraints).filter((key) => key !== 'required' || constraints.required)
  if (says.length === 0) return { reason: 'nothing is said about the input' }
  return { facts: [{ kind: 'field', label: name, constraints }] }
}

/** Bounds are worded and read by the grammar, so that steps, money and units follow the same rules as in any sentence. */
function constraintsOf(proposal: Proposal<'inputs'>, choices: string[]): Constraints | undefined {
  const { minimum, maximum, minimumLength, maximumLength, required, format, control } = proposal
  const unit = proposal.unit === null ? '' : ` ${folded(proposal.unit)}`
  const bounds = phrase(minimum, maximum, unit)
  const length = phrase(minimumLength, maximumLength, ' characters')
  const { number } = bounds === '' ? {} : readConstraints(maskQuotes(bounds))
  const { length: size } = length === '' ? {} : readConstraints(maskQuotes(length))
  if ((bounds !== '' && number === undefined) || (length !== '' && size === undefined)) return undefined
  return {
    ...(required === null ? {} : { required }),
    ...(number ? { number } : {}),
    ...(size ? { length: size } : {}),
    ...(choices.length > 1 ? { choices: choices.map(folded) } : {}),
    ...(format === null ? {} : { format }),
    ...(control === null ? {} : { control }),
  }
}

function phrase(min: string | null, max: string | null, unit: string): string {
  if (min !== null && max !== null) return `between ${min} and ${max}${unit}`
  if (min !== null) return `at least ${min}${unit}`
  return max === null ? '' : `at most ${max}${unit}`
}

export function messageFacts({ quote, text, label: words, violation }: Proposal<'messages'>): Reading {
  const name = label(words, quote)
  if (name === undefined) return { reason: 'the label does not stand in the quote' }
  if (!saysWords(quote, text) || text.length > 400)
    return { reason: 'the message does not stand in the quote' }
  const unsupported = unsupportedViolation({ quote, text, label: words, violation })
  if (unsupported !== undefined) return { reason: unsupported }
  const plain = folded(text).replace(/^["“'](.*)["”']$/, '$1')
  if (plain === '' || plain.includes('"')) return { reason: 'the message is none' }
  return {
    facts: [
      {
        kind: 'message',
        text: plain,
        labels: [name],
        violations: [violation],
        about: 'named',
        condition: name,
      },
    ],
  }
}

/** An outcome of valid input. A sentence with a condition of its own says when it holds, so it is none of every form. */
export function outcomeFacts({ quote, text }: Proposal<'outcomes'>, sentence: string): Reading {
  if (!saysWords(quote, text) || text.length > 400)
    return { reason: 'the outcome does not stand in the quote' }
  const { masked, quotes } = maskQuotes(sentence)
  if (ownCondition.test(masked)) return { reason: 'the outcome has a condition of its own' }
  const plain = folded(text).replace(/[.;,\s]+$/, '')
  const literal = quotes.find(({ value }) => plain.includes(value))?.value
  const check = literal === undefined ? plain : `"${literal}" is visible`
  return { facts: [{ kind: 'success', check, checkable: literal !== undefined, condition: 'success' }] }
}

export function ruleFacts({ quote, conditions, outcome }: Proposal<'rules'>): Reading {
  if (!saysWords(quote, outcome) || outcome.length > 400)
    return { reason: 'the outcome does not stand in the quote' }
  if (conditions.length === 0 || conditions.length > 6)
    return { reason: 'a rule needs one to six conditions' }
  const atoms: Atom[] = []
  for (const condition of conditions) {
    const read = atomOf(condition, quote)
    if (read === undefined)
      return { reason: `the condition "${cut(condition.subject)}" does not stand in the quote` }
    atoms.push(read)
  }
  return {
    facts: [
      { kind: 'rule', anyOf: [atoms], outcome: folded(outcome).replace(/[.;,\s]+$/, ''), otherwise: false },
    ],
  }
}

const bounding = { atLeast: 'at least', atMost: 'at most', moreThan: 'more than', lessThan: 'less than' }

function atomOf(
  { subject, relation, value }: Proposal<'rules'>['conditions'][number],
  quote: string,
): Atom | undefined {
  const words = folded(subject)
  if (!saysWords(quote, words) || words.length > 200 || /["<>\n]/.test(words)) return undefined
  const negated = relation === 'isNot' || relation === 'holdsNot'
  if (relation === 'holds' || relation === 'holdsNot') return { subject: '', text: words, negated }
  if (value === null || !saysWords(quote, value) || value.length > 200) return undefined
  if (relation === 'is' || relation === 'isNot') {
    const equals = folded(value).replace(/^["“](.*)["”]$/, '$1')
    return { subject: words, text: `${words} is ${negated ? 'not ' : ''}${equals}`, negated, equals }
  }
  const text = `${bounding[relation]} ${folded(value)}`
  const [quantity, second] = readQuantities(text)
  if (!quantity || second || !saysNumbers(quote, value)) return undefined
  return { subject: words, text: `${words} is ${text}`, negated: false, number: limits(quantity, text) }
}

export function transitionFacts({ quote, ...proposal }: Proposal<'transitions'>): Reading {
  const [entity, from, event, to] = [proposal.entity, proposal.from, proposal.event, proposal.to].map(folded)
  const missing = [entity, from, event, to].find(
    (words = '') => !saysWords(quote, words) || words.length > 100 || /["<>]/.test(words),
  )
  if (missing !== undefined || !entity || !from || !event || !to)
    return { reason: `"${cut(missing ?? '')}" does not stand in the quote` }
  return { facts: [{ kind: 'transition', entity, from: [from], event, to, only: false }] }
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)
