import { withoutS } from '../../english/without-s.ts'
import { words, type Input, type Match } from './parser.ts'
import { reference } from './reference.ts'
import type { Reference } from '../tokens.ts'

const everythingElse = words('anything else', 'everything else', 'something else', 'whatever else', 'all others', 'any others', 'all the rest', 'the rest', 'all else') // prettier-ignore
export const other = words('any other', 'every other', 'each other', 'all other', 'all the other', 'some other', 'any different', 'other', 'any further') // prettier-ignore
const differing = words('in', 'of', 'with')
const unlike = words(
  'any other',
  'another',
  'a different',
  'some other',
  'other',
  'the wrong',
  'a wrong',
  'an invalid',
)
/** Of these something else is told than of what is entered: what may be done, and what there is on the page. */
const never = new Set('action event transition change move step operation command combination state status button field user visitor person page way one time side hand people'.split(' ')) // prettier-ignore
const relative = words('that', 'which', 'that be', 'which be', 'that have be', 'be')
const entered = words('type in', 'key in', 'fill in', 'enter', 'type', 'give', 'choose', 'select', 'upload', 'state', 'submit', 'pick', 'use', 'attach', 'provide') // prettier-ignore
const beyond = words(
  'outside',
  'outside of',
  'out of',
  'beyond',
  'not in',
  'not within',
  'not inside',
  'below or above',
  'above or below',
  'under or over',
  'over or under',
)
const pointing = words('this', 'that', 'these', 'those', 'the allowed', 'the permitted', 'the valid', 'the given', 'the', 'its', 'their', 'the stated') // prettier-ignore
const range = words('range', 'limit', 'interval', 'bound', 'window', 'value')

/** "Outside of that range", "out of range": and whether it points at what was said before. */
export function outsideOf(input: Input, at: number): Match<boolean> | undefined {
  const lead = beyond(input, at)
  const which = lead && pointing(input, lead.end)
  const noun = lead && range(input, which?.end ?? lead.end)
  return noun && { value: which !== undefined && /^th(?:is|at|ese|ose)/.test(which.value), end: noun.end }
}

/** "Anything else that is typed in", "any other number", "a number in any other format", "values out of this range": what the limits before leave. */
export function restAt(input: Input, at: number): Match<true> | undefined {
  const end = everythingElse(input, at)?.end ?? otherThing(input, at) ?? outsideThing(input, at)
  return end === undefined ? undefined : { value: true, end: pastEntering(input, end) }
}

function otherThing(input: Input, at: number): number | undefined {
  const direct = other(input, at)
  if (direct) return nounEnd(input, direct.end)
  const link = linkBehind(input, at)
  const wrong = link === undefined ? undefined : unlike(input, link)
  return wrong && nounEnd(input, wrong.end)
}

function linkBehind(input: Input, at: number): number | undefined {
  const thing = reference(input, at)
  return thing && isGeneric(thing.value) ? differing(input, thing.end)?.end : undefined
}

const isGeneric = (thing: Reference | undefined): boolean =>
  thing?.kind === 'named' && generic.has(thing.words.toLowerCase())

/** "Values outside show "Out of range"": outside of what was said before. */
const showing = words(
  'show',
  'give',
  'display',
  'lead',
  'result',
  'be',
  'get',
  'produce',
  'must',
  'shall',
  'should',
  'will',
)

/** These name no thing of their own: what was spoken of before. */
export const generic = new Set(
  'text texts value values number numbers one ones entry entries amount amounts input figure figures'.split(
    ' ',
  ),
)

/** "… in a wrong format", "… of another form": whatever limits it is broken. */
export function inWrongForm(input: Input, at: number): Match<true> | undefined {
  const link = differing(input, at)
  const wrong = link && unlike(input, link.end)
  const noun = wrong && words('format', 'form', 'length', 'type', 'size', 'shape', 'kind')(input, wrong.end)
  return noun && { value: true, end: noun.end }
}

function nounEnd(input: Input, at: number): number | undefined {
  const noun = reference(input, at)
  if (noun?.value.kind !== 'named' || noun.value.quoted) return undefined
  const head = noun.value.words.toLowerCase().split(' ').at(-1) ?? ''
  if (never.has(head) || never.has(withoutS(head))) return undefined
  const than = words('than')(input, noun.end)
  return than ? undefined : noun.end
}

const whatever = words('anything', 'everything', 'whatever')

function outsideThing(input: Input, at: number): number | undefined {
  const thing = whatever(input, at)?.end ?? reference(input, at)?.end ?? at
  if (isGeneric(reference(input, at)?.value)) {
    const shows = beyond(input, thing)
    if (shows && showing(input, shows.end)) return shows.end
  }
  const outside = outsideOf(input, thing)
  return outside && (outside.value || thing === at) ? outside.end : undefined
}

/** "… that is typed in". */
export function pastEntering(input: Input, at: number): number {
  const done = entered(input, relative(input, at)?.end ?? at)
  return done?.end ?? at
}
