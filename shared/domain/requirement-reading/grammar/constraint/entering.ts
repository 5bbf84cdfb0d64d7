import type { Reference } from '../../tokens.ts'
import {
  alternative,
  first,
  optional,
  sequence,
  words,
  type Input,
  type Match,
  type Parser,
} from '../parser.ts'
import { listedNames } from '../names.ts'
import { reference } from '../reference.ts'
import { isPerson } from './people.ts'
import { stated, type Stated } from './predicate.ts'
import { not } from './said.ts'

const must = words('must', 'shall', 'have to', 'need to', 'should', 'be require to')
const may = words('can', 'may', 'be allow to', 'be able to', 'could')
const enters = words(
  'enter',
  'type',
  'type in',
  'give',
  'specify',
  'provide',
  'set',
  'choose',
  'select',
  'fill in',
  'state',
  'supply',
  'pick',
  'fill out',
)
const demands = new Set(['must', 'shall', 'have to', 'need to', 'should', 'be require to'])
const accepts = words('accept', 'allow', 'require')
const article = words(
  'exactly one',
  'one',
  'a',
  'an',
  'the',
  'their',
  'his',
  'her',
  'his or her',
  'its',
  'your',
  'my',
  'our',
)
const leads = words(
  'of',
  'with',
  'consisting of',
  'that be',
  'which be',
  'that have',
  'which have',
  ':',
  '(',
  'from',
  'in',
)

const who: Parser<Reference> = first(reference, (input, at) => {
  const said = words('you', 'i', 'we', 'everybody', 'anybody')(input, at)
  const found = input.tokens[at]
  return (
    said &&
    found && {
      value: { kind: 'named', words: 'user', quoted: false, start: found.start, end: found.end },
      end: said.end,
    }
  )
})

/** "The driver can set a charging limit between 5 and 80 kWh", "a user must enter a name of 3 to 20 characters", "you must give your address". */
export const entering: Parser<{ subject: Reference; said: Stated }> = alternative(
  'constraint: somebody enters',
  (input, at) => {
    const lead = sequence(
      who,
      optional(first(must, may)),
      optional(words('only', 'also', 'always')),
      first(enters, accepts),
      article,
    )(input, at)
    const what =
      lead && reference(input, words('one', 'exactly one')(input, lead.end - 1)?.end ?? lead.end - 1)
    if (!lead || !what || what.value.kind !== 'named') return undefined
    const [, demand = '', , verb] = lead.value
    const isTaker = /^(?:accept|allow|require)$/.test(verb)
    if (demand === '' && !isPerson(lead.value[0]) && !isTaker) return undefined
    // "The age field accepts whole numbers from 1 to 99" limits the field.
    if (isTaker && words('whole numbers', 'numbers', 'values', 'integers')(input, lead.end - 1))
      return undefined
    const limit = limitAt(input, what.end)
    if (limit) return { value: { subject: what.value, said: limit.value }, end: limit.end }
    const isDemand = demands.has(demand) && !isTaker
    const asks = isDemand && isPerson(lead.value[0]) && !words('that', 'which', 'so', 'if')(input, what.end)
    return asks ? { value: { subject: what.value, said: required }, end: what.end } : undefined
  },
)

function limitAt(input: Input, at: number): Match<Stated> | undefined {
  const offered = words(':', '(')(input, at)
  const names = offered && listedNames(input, offered.end)
  const shut = names && offered.value === '(' ? words(')')(input, names.end) : names
  if (names && shut && names.value.length > 1) return { value: offers(names.value), end: shut.end }
  const direct = stated(input, at)
  const lead = leads(input, at)
  const found =
    lead && lead.value !== 'from' && lead.value !== 'in' ? (direct ?? stated(input, lead.end)) : direct
  if (
    !found?.value.all.every((each) => each.limits || (each.names && lead?.value === ':')) ||
    found.value.group.isDemand
  )
    return undefined
  if (lead?.value !== '(') return found
  const closed = words(')')(input, found.end)
  return closed && { ...found, end: closed.end }
}

const offers = (names: string[]): Stated => ({
  all: [
    {
      names: true,
      of: (subject) => ({ kind: 'one-of', subject, values: names.map((value) => ({ type: 'text', value })) }),
    },
  ],
  group: { verb: 'be', isDenied: false, isDemand: true, isOnly: false, isMost: false },
})

const required: Stated = {
  all: [{ of: (subject) => not({ kind: 'empty', subject }), limits: true, always: true }],
  group: { verb: 'be', isDenied: false, isDemand: true, isOnly: false, isMost: false },
}
