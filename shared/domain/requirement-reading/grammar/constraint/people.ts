import { withoutS } from '../../../english/without-s.ts'
import type { Reference } from '../../tokens.ts'
import { alternative, words, type Input, type Match } from '../parser.ts'
import { reference, references } from '../reference.ts'
import { endsHere } from './ends.ts'
import { stated, type Stated } from './predicate.ts'

const people = new Set(
  'they i we you he she one everybody user customer visitor member guest patient driver employee applicant person people student admin administrator clerk agent buyer seller reader client traveller passenger staff operator subscriber owner author manager tenant parent teacher participant'.split(
    ' ',
  ),
)

/** Somebody who enters something; a system that "shall provide a list" does not. */
export function isPerson(who: Reference): boolean {
  const last = who.words.toLowerCase().split(' ').at(-1) ?? ''
  return people.has(last) || people.has(withoutS(last))
}

const must = words('must', 'shall', 'have to', 'need to', 'should', 'be require to')
const consents = words('accept', 'agree to', 'agree with', 'consent to', 'acknowledge', 'tick', 'check')

/** What is asked of whoever uses it: to agree to something, or how old they have to be. */
export const asked = alternative(
  'constraint: of people',
  (input: Input, at: number): Match<{ subject: Reference; said: Stated }> | undefined => {
    const who = reference(input, at)
    if (!who || who.value.kind !== 'named' || who.value.quoted || !isPerson(who.value)) return undefined
    return consent(input, who.end) ?? ofAge(input, who.end)
  },
)

/** "The visitor must accept the terms and conditions": a box to be ticked. */
function consent(input: Input, at: number): Match<{ subject: Reference; said: Stated }> | undefined {
  const verb = consents(input, must(input, at)?.end ?? input.tokens.length)
  const what = verb && references(input, verb.end)
  const [first, ...more] = what?.value ?? []
  if (!what || first?.kind !== 'named' || more.some(({ kind }) => kind !== 'named')) return undefined
  const isTicked = /^(?:tick|check)$/.test(verb.value)
  if (!endsHere(input, what.end) || (isTicked && !first.quoted && first.noun === undefined)) return undefined
  const name = [first, ...more].map(({ words: own }) => own).join(' and ')
  const end = more.at(-1)?.end ?? first.end
  return { value: { subject: { ...first, words: name, end }, said: ticked }, end: what.end }
}

/** "The user must be at least 18 years old", "users must be 18 or older". */
function ofAge(input: Input, at: number): Match<{ subject: Reference; said: Stated }> | undefined {
  const said = stated(input, at)
  const own = input.tokens.slice(at, said?.end ?? at)
  const isAge = own.some((one) => /^(?:old|older|age|younger)$/i.test(one.text))
  const { start = 0, end = 0 } = own[0] ?? {}
  const subject: Reference = { kind: 'named', words: 'age', quoted: false, start, end }
  return said?.value.group.isDemand && isAge && said.value.all.every((each) => each.limits)
    ? { value: { subject, said: said.value }, end: said.end }
    : undefined
}

const ticked: Stated = {
  all: [
    {
      limits: true,
      always: true,
      of: (subject) => ({
        kind: 'compare',
        left: { kind: 'subject', subject },
        operator: '=',
        right: { kind: 'value', value: { type: 'boolean', value: true } },
      }),
    },
  ],
  group: { verb: 'be', isDenied: false, isDemand: true, isOnly: false, isMost: false },
}
