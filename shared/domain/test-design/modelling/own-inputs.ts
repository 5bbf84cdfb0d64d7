import { labelKey, singular } from '../../requirements/facts/labels.ts'
import type { Atom, RuleFact } from '../../requirements/facts/types.ts'
import { readUnit } from '../../requirements/facts/quantities/units.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Parameter, Screen } from '../model.ts'
import { isStory } from '../writing/stories.ts'
import { inputNamed } from './input-names.ts'

const sums =
  'amount|sum|total|value|total amount|total value|total price|price|order total|order value|grand total'
const masses = 'weight|mass|gross weight|total weight'
const lengths = 'length|height|width|size|distance'

/** What the forms of a text are for, as its headings and user stories say. */
export function purposesOf(sentences: ReadSentence[]): string {
  return sentences
    .filter(({ kind, text }) => kind === 'heading' || isStory(text))
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 4000)
}

/**
 * "Transfers of up to 30.00 EUR" on the form of a transfer is about its input Amount: a limit on the thing that a form is for is one on
 * the only input that holds such a quantity. `words` are the headings, stories and names that tell what the form is for.
 */
export function withOwnInputs(fact: RuleFact, screen: Screen | undefined, words: string): RuleFact {
  if (!screen || fact.table !== undefined) return fact
  return {
    ...fact,
    anyOf: fact.anyOf.map((atoms) => atoms.map((atom) => ownInput(atom, screen, words))),
  }
}

function ownInput(atom: Atom, { parameters }: Screen, words: string): Atom {
  const { number, subject } = atom
  if (!number || parameters.some(({ label }) => labelKey(label) === labelKey(subject))) return atom
  const alike = inputNamed({ parameters }, subject)
  if (alike?.constraints.number) return { ...atom, subject: inSentence(alike.label) }
  const named = parameters.filter((parameter) => holdsAmountOf(parameter, atom))
  const counted = /^number of ([\w -]{2,40}?) (?:in|of) the ([\w -]{2,40})$/.exec(subject)
  const thing = counted?.[2] ?? subject.replace(/ total$/, '')
  const [only] = named
  if (!only || named.length > 1 || !isSpokenOf(thing, words)) return atom
  const { verb: _, ...rest } = atom
  return { ...rest, subject: inSentence(only.label) }
}

/** Whether an input holds the quantity that is said of the thing, by its name and its unit. */
function holdsAmountOf({ label, constraints }: Parameter, { number, subject }: Atom): boolean {
  const key = labelKey(label.replace(/\s*\([^)]*\)$/, ''))
  const counted = /^number of ([\w -]{2,40}?) (?:in|of) the /.exec(subject)?.[1]
  if (counted !== undefined)
    return (
      key === labelKey(`number of ${counted}`) ||
      key === labelKey(counted) ||
      key === labelKey(`${counted} count`)
    )
  const thing = labelKey(singular(subject))
  const unit = readUnit(` ${number?.unit ?? ''}`)?.dimension ?? 'count'
  const kinds = {
    money: sums,
    measure: /^(?:kg|g|t|kilo|gram|ton)/i.test(number?.unit ?? '') ? masses : lengths,
  }
  const known = unit === 'money' || unit === 'measure' ? kinds[unit] : undefined
  const own = constraints.number?.unit
  if (known === undefined || (own !== undefined && own !== number?.unit)) return false
  // The total of an order is not the price of one thing in it.
  const whole = subject.endsWith(' total')
  return known
    .split('|')
    .filter((name) => !whole || /total|order/.test(name))
    .some((name) =>
      [name, `${thing} ${name}`, `${name} of ${thing}`, `${name} of the ${thing}`].some(
        (one) => labelKey(one) === key,
      ),
    )
}

/** The text speaks of the thing where it says what the form is for. */
function isSpokenOf(thing: string, words: string): boolean {
  const stem = singular(thing).toLowerCase().split(/\s+/).at(-1) ?? ''
  return stem.length > 2 && new RegExp(`\\b${stem.replace(/[^\p{L}\p{N}-]/gu, '')}`, 'iu').test(words)
}

/** A label in the middle of a sentence: "the order total". */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
