import type { Value } from '../../../requirement-model/index.ts'
import type { Token } from '../../tokens.ts'
import { listedNames, name } from '../names.ts'
import {
  alternative,
  first,
  listOf,
  map,
  sequence,
  words,
  type Input,
  type Match,
  type Parser,
} from '../parser.ts'
import { expression } from '../expression.ts'
import { endsHere } from './ends.ts'
import { denied, type Group, type Predicate, type Said } from './said.ts'

const text = (value: string): Value => ({ type: 'text', value })
const oneOf = words('one of the following values', 'one of the following', 'one of the values', 'one of the options', 'one of the states', 'one of', 'any of the following', 'any of', 'either', 'among', 'in the states', 'in one of the states', 'in the state', 'in state', 'in the status', 'in status', 'of the type', 'of type', 'the state', 'the status', 'set to', 'the value', 'the values', 'not in the state') // prettier-ignore
const stops = new Set(['and', 'or', 'but', 'the', 'a', 'an', 'if', 'when', 'then', 'not', 'only', 'also', 'to', 'for', 'in', 'on', 'at', 'by', 'of', 'with', 'from', 'still', 'yet', 'no', 'as', 'than', 'more', 'less', 'so', 'that', 'long', 'up']) // prettier-ignore

const separator = words(', or', ', and', ',', 'or', '/', 'and')
const plainName: Parser<string> = first(name, (input, at) => {
  const found = input.tokens[at]
  return found?.kind === 'number' && found.unit === undefined && !found.ordinal
    ? { value: found.value, end: at + 1 }
    : undefined
})

/** "one of S, M and L", "in the state Open". */
export const chosen: Predicate = (group) =>
  alternative('value: one of', (input, at) => {
    const lead = oneOf(input, at)
    const open = lead && (words(':')(input, lead.end)?.end ?? lead.end)
    const found = open === undefined ? undefined : listedNames(input, open)
    return found && { value: denied(choice(found.value), group.isDenied), end: found.end }
  })

const alike = words('the same as', 'same as', 'identical to', 'identical with', 'equal to', 'match', 'equal', 'different from', 'differ from') // prettier-ignore

/** "The same as the password", "different from the old PIN". */
export const sameAs: Predicate = (group) =>
  alternative('value: same as', (input, at) => {
    const lead = alike(input, at)
    const found = lead && expression(input, lead.end)
    return (
      found && {
        value: denied(
          {
            limits: true,
            of: (subject) => ({
              kind: 'compare',
              left: { kind: 'subject', subject },
              operator: '=',
              right: found.value,
            }),
          },
          group.isDenied !== lead.value.startsWith('differ'),
        ),
        end: found.end,
      }
    )
  })

/** "Gold", "Gold or Silver", "not Gold", "the same as the password". */
export const values: Predicate = (group) =>
  first(
    alternative(
      'value: not one of',
      map(
        sequence(
          words('not', 'neither', 'other than', 'anything but'),
          listOf(plainName, words('or', 'nor', ',')),
        ),
        ([, found]) => denied(choice(found), !group.isDenied),
      ),
    ),
    alternative('value: names', (input, at) => {
      const found =
        group.verb === 'have' || group.verb === 'accept' ? undefined : listOf(plainName, separator)(input, at)
      if (!found || isNumbers(found.value) || opensClause(input, found)) return firstName(input, at, group)
      if (isDeed(input, at, group)) return undefined
      const isChoice = found.value.length > 1 && input.tokens[found.end - 2]?.text === 'or'
      const said = denied(choice(found.value), group.isDenied)
      return { value: isChoice ? { ...said, isChoice } : said, end: found.end }
    }),
  )

const equalling = words('equal')

/** "0, 7 or 19": numbers to choose from; one alone is an amount. */
export const numbers: Predicate = (group) =>
  alternative('value: numbers', (input, at) => {
    const found =
      group.verb === 'have' || group.verb === 'accept'
        ? undefined
        : listOf(plainNumber, separator)(input, equalling(input, at)?.end ?? at)
    if (!found || found.value.length < 2 || words('or', 'and')(input, found.end)) return undefined
    return {
      value: denied(choiceOf(found.value.map((value) => ({ type: 'number', value }))), group.isDenied),
      end: found.end,
    }
  })

/** "active", "a member or a guest", "logged in", "expired" behind "has": how something is; only conditions ask for it. */
export const complement: Predicate = (group) =>
  alternative('value: complement', (input, at) => {
    const isPerfect = group.verb === 'have' && input.tokens[at]?.kind === 'word' && participleAt(input, at)
    if ((group.verb !== 'be' && !isPerfect) || group.isDemand) return undefined
    const found = listOf(descriptive, words('or', 'nor'))(input, words('be')(input, at)?.end ?? at)
    // "Has forgotten the password" tells what somebody did, not how somebody is.
    if (found && isPerfect && !endsHere(input, found.end)) return undefined
    return found && { value: denied(choice(found.value), group.isDenied), end: found.end }
  })

const participleAt = (input: Input, at: number): boolean => {
  const found = input.tokens[at]
  return found?.kind === 'word' && found.participle === true
}

/** "in use", "out of stock", "on loan": a bare noun behind a preposition. */
const circumstance: Parser<string> = (input, at) => {
  const lead = words('in', 'on', 'out of', 'under', 'at', 'off')(input, at)
  const noun = lead && input.tokens[lead.end]
  if (!lead || noun?.kind !== 'word' || noun.classes[0] !== 'noun' || !/^\p{Ll}/u.test(noun.text))
    return undefined
  return endsHere(input, lead.end + 1)
    ? { value: `${lead.value} ${noun.text}`, end: lead.end + 1 }
    : undefined
}

const descriptive: Parser<string> = (input, at) => {
  const around = circumstance(input, at)
  if (around) return around
  const from = words('a', 'an')(input, at)?.end ?? at
  let end = from
  while (end < from + 3 && isComplement(input.tokens[end])) end += 1
  if (end === from || !endsWell(input.tokens[end - 1], from > at)) return undefined
  // That something is equal says nothing without what it is compared with.
  if (/^(?:equal|same|different|identical)$/i.test(input.tokens[end - 1]?.text ?? '')) return undefined
  if (participleAt(input, end - 1))
    end = words('in', 'out', 'up', 'off', 'on', 'down')(input, end)?.end ?? end
  return {
    value: input.tokens
      .slice(from, end)
      .map((token) => token.text)
      .join(' '),
    end,
  }
}

/** What somebody does to a control is an event, not how the control is. */
const deeds = new Set(['press', 'click', 'tap', 'submit', 'double-click', 'type', 'hit', 'push', 'touch'])

function isComplement(found: Token | undefined): boolean {
  if (found?.kind !== 'word' || stops.has(found.text.toLowerCase()) || found.gerund || deeds.has(found.lemma))
    return false
  return (
    found.classes[0] === 'adjective' ||
    found.classes[0] === 'noun' ||
    found.classes[0] === 'adverb' ||
    found.participle === true
  )
}

function endsWell(found: Token | undefined, hasArticle: boolean): boolean {
  if (found?.kind !== 'word') return false
  return hasArticle ? found.classes[0] === 'noun' : found.classes[0] !== 'adverb' && !found.plural
}

/** Where a list of names runs into the subject of the next clause, its first name alone is the value. */
function firstName(input: Input, at: number, group: Group): Match<Said> | undefined {
  const found = group.verb === 'have' || group.verb === 'accept' ? undefined : name(input, at)
  if (!found || isDeed(input, at, group) || isVerbAhead(input.tokens[found.end])) return undefined
  return { value: denied(choice([found.value]), group.isDenied), end: found.end }
}

/** "Cannot be Healed" forbids a deed. */
function isDeed(input: Input, at: number, group: Group): boolean {
  const found = input.tokens[at]
  if (!group.isDemand || group.verb !== 'be' || found?.kind !== 'word') return false
  return found.participle === true || /[^e]ed$/.test(found.text)
}

const isNumbers = (all: string[]): boolean => all.every((each) => /^-?[\d.]+$/.test(each))
const opensClause = (input: Input, found: Match<string[]>): boolean => isVerbAhead(input.tokens[found.end])
const isVerbAhead = (found: Token | undefined): boolean =>
  found?.kind === 'word' &&
  (found.classes[0] === 'verb' || found.classes[0] === 'auxiliary') &&
  !found.participle

const plainNumber: Parser<string> = (input, at) => {
  const found = input.tokens[at]
  return found?.kind === 'number' && !found.ordinal && found.unit === undefined
    ? { value: found.value, end: at + 1 }
    : undefined
}

const choice = (found: string[]): Said => choiceOf(found.map(text))
function choiceOf(found: Value[]): Said {
  return { names: true, of: (subject) => ({ kind: 'one-of', subject, values: found }) }
}
