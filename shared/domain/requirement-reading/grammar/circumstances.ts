import { saidBetween } from './deed/effect-clause.ts'
import type { Condition } from './constraint/said.ts'
import { literal } from './expression/literals.ts'
import type { Lead } from './lead.ts'
import { first, sequence, token, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { restAt } from './rest.ts'

/** "For any other value", "if something else is typed in". */
export const forRest: Parser<Lead> = (input, at) => {
  const opens = words('for', 'with', 'if', 'when', 'in case of', 'on', 'after')(input, at)
  const rest = opens && restAt(input, opens.end)
  return rest && { value: { when: [], otherwise: true }, end: rest.end }
}

const succeeding = words(
  'on success', 'upon success', 'after success', 'in case of success', 'with valid data', 'with correct data', 'with valid entries', 'with valid input', 'with correct entries', 'with correct input', 'with valid inputs', 'if successful', 'if everything is in order', 'when everything is in order',
) // prettier-ignore

const aWord: Parser<unknown> = token((found) => found.kind === 'word' || undefined)

/** "After a successful upload", "when the booking goes through". */
export const successful: Parser<unknown> = first<unknown>(
  succeeding,
  sequence(words('after', 'on', 'upon', 'following'), words('a successful', 'successful', 'the successful', 'each successful'), (input: Input, at: number) => reference(input, at) ?? aWord(input, at)),
  sequence(words('when', 'once', 'if', 'after', 'as soon as'), reference, words('go through', 'be successful', 'have go through', 'work', 'succeed', 'have succeed', 'be successfully complete')),
) // prettier-ignore

const failing = words('wrong', 'failed', 'invalid', 'unsuccessful', 'incorrect', 'false', 'missed')
const inARow = words('in a row', 'in succession', 'one after the other', 'in sequence', 'running')

/** "After the third wrong PIN in a row": something done so often, told in its own words. */
export function failures(input: Input, at: number): Match<Lead> | undefined {
  const after = words('after', 'on', 'upon', 'with', 'at')(input, at)
  const the = after && (words('the', 'a')(input, after.end)?.end ?? after.end)
  const count = the === undefined ? undefined : input.tokens[the]
  const isCount = count?.kind === 'number' || (the !== undefined && ordinals(input, the) !== undefined)
  const wrong = the !== undefined && isCount ? failing(input, the + 1) : undefined
  const what = wrong && reference(input, wrong.end)
  if (!after || !what) return undefined
  const end = inARow(input, what.end)?.end ?? what.end
  const verb = /(?:attempt|try|tries|sign-in|login)s?$/i.test(what.value.words) ? 'make' : 'enter'
  return { value: { when: [{ action: 'do', name: `${verb} ${saidBetween(input, after.end, end)}` }] }, end }
}
const ordinals = words('second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth')

const sides = { from: '>=', 'as of': '>=', above: '>', over: '>', beyond: '>', below: '<', under: '<', 'up to': '<=' } as const // prettier-ignore
const onwards = words('on', 'onwards', 'upwards', 'and more', 'or more')

/** "From a wind speed of 20 m/s on", "above a total of 50 EUR": the bound stands around the name. */
export const amountOf: Parser<Condition> = (input, at) => {
  const side = words(...Object.keys(sides))(input, at)
  const what = side && reference(input, side.end)
  const of = what?.value.kind === 'named' && !what.value.quoted ? words('of')(input, what.end) : undefined
  const sum = of && literal(input, of.end)
  if (!side || !what || sum?.value.kind !== 'value' || sum.value.value.type !== 'number') return undefined
  const operator = sides[side.value as keyof typeof sides]
  const value: Condition = { kind: 'compare', left: { kind: 'subject', subject: what.value }, operator, right: sum.value } // prettier-ignore
  return { value, end: onwards(input, sum.end)?.end ?? sum.end }
}

const answering = new Set('refuse reject decline deny answer reply respond throw turn greet meet return acknowledge confirm react bounce stop block warn'.split(' ')) // prettier-ignore

/** "With "Place order" the customer sends the order": by pressing it. */
export function byButton(input: Input, at: number): Match<Lead> | undefined {
  const link = words(
    'with',
    'by',
    'via',
    'through',
    'using',
    'by means of',
    'by clicking',
    'by pressing',
    'by clicking on',
  )(input, at)
  const found = link && input.tokens[link.end]?.text !== ',' ? reference(input, link.end) : undefined
  if (!found || found.value.kind !== 'named' || !found.value.quoted) return undefined
  if (found.value.noun !== undefined && !/button|link/.test(found.value.noun)) return undefined
  // "Those are thrown back with "Check it"": a text that answers.
  if (input.tokens.slice(Math.max(0, at - 2), at).some((one) => one.kind === 'word' && answering.has(one.lemma))) return undefined // prettier-ignore
  return { value: { when: [{ action: 'press', target: found.value }] }, end: found.end }
}
