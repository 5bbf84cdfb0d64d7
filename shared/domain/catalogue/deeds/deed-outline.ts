import { capital, uncapital } from '../../english/capital.ts'
import { shortened } from '../clauses.ts'
import type { Idea } from '../idea.ts'
import { plainOf } from '../plain-sentences.ts'
import { aOf, type Thing } from '../things.ts'
import { tried, usual, type Tried } from '../tried.ts'
import type { Deed } from './deeds-of.ts'
import type { Meaning } from './verbs.ts'

const be = ({ isPlural }: Thing): string => (isPlural ? 'are' : 'is')
const have = ({ isPlural }: Thing): string => (isPlural ? 'have' : 'has')
const it = ({ isPlural }: Thing): string => (isPlural ? 'them' : 'it')
const itIs = ({ isPlural }: Thing): string => (isPlural ? 'They are' : 'It is')

type Following = (the: string, deed: Deed) => readonly [expected: string, ...then: Tried[]]

const done: Following = (the, { thing, verb }) => [
  `${the} ${have(thing)} been ${verb.participle}`,
  [`Look at the ${thing.noun} again, after a reload as well`, 'This is still so'],
]

/** What follows of a deed by the meaning of its verb, and where a tester looks for it. */
const following: Record<Meaning, Following> = {
  made: (the, { thing, verb }) => [
    `${the} ${have(thing)} been ${verb.participle}`,
    [
      `Look for the ${thing.noun}, after a reload as well`,
      `${itIs(thing)} there once, with everything that belongs to ${it(thing)}`,
    ],
  ],
  asked: done,
  entered: (the, { thing }) => [
    `${the} ${be(thing)} accepted`,
    [`Look where ${thing.isPlural ? 'they are' : 'it is'} shown`, `${itIs(thing)} shown as entered`],
  ],
  seen: (the, { thing }) => [
    `${the} ${be(thing)} shown`,
    [`Compare ${it(thing)} with what is stored`, `${itIs(thing)} complete and up to date`],
  ],
  changed: (the, { thing }) => [
    'The change is accepted',
    [`Open ${it(thing)} again, after a reload as well`, 'The change is there, and nothing else has changed'],
  ],
  gone: (the, { thing }) => [
    `${the} ${be(thing)} no longer shown`,
    [
      `Look for ${it(thing)} again, after a reload as well`,
      `${itIs(thing)} not there; everything else still is`,
    ],
  ],
  settled: done,
  performed: done,
  found: () => [
    'Everything that matches is given, and nothing else',
    ['Do the same for what is not there', 'Nothing is given, and no error comes of it'],
  ],
  filtered: () => ['Only what matches is shown', ['Take the filter away', 'Everything is shown again']],
  sorted: () => ['The order is the chosen one', ['Turn the order round', 'The last one comes first']],
  computed: (the, { thing }) => [
    `${the} ${be(thing)} shown`,
    [`Work ${it(thing)} out by hand from the same values`, 'Both results are the same'],
  ],
  checked: (the, { thing }) => [
    `${the} ${be(thing)} accepted where everything is right`,
    [`Do the same where something of ${it(thing)} is wrong`, 'It is refused, and the reason is told'],
  ],
  sent: (the, { thing }) => [
    `${the} ${have(thing)} been sent`,
    ['Look where it has to arrive', `${itIs(thing)} there once, with the right content`],
  ],
  told: (the, { thing }) => [
    `${the} ${be(thing)} told`,
    ['Look at what was received', 'It came once, and says what has happened'],
  ],
  taken: (the, { thing }) => [
    `${the} ${be(thing)} handed out`,
    ['Open what came of it', 'It is complete and can be read'],
  ],
}

/** What is there before something can be done with it. */
const needing = new Set<Meaning>(['seen', 'changed', 'gone', 'settled', 'computed', 'taken'])

/** A deed as a case for a person: it is done, and what follows of its verb is looked for. `sentence` names what the product does. */
export function deedOutline(deed: Deed, sentence: string, preconditions: readonly string[]): Idea {
  const { verb, thing, doing, actor, system, isSome } = deed
  const who = actor ? `As ${aOf(actor)}, ` : ''
  const action = system
    ? `Let ${/^the /i.test(system) ? uncapital(system) : `the ${uncapital(system)}`} ${doing}`
    : `${who}${doing}`
  const the = capital(`the ${thing.noun}`)
  const [expected, ...then] = following[verb.meaning](the, deed)
  const before =
    isSome && !system && needing.has(verb.meaning) && !thing.isMass
      ? [`There ${be(thing)} ${thing.isPlural ? thing.noun : aOf(thing)}`]
      : []
  return tried(
    shortened(capital(system ? plainOf(sentence).replace(/[\s.;:,]+$/, '') : doing), 120),
    usual,
    [[action, expected], ...then],
    [...preconditions, ...before],
  )
}
