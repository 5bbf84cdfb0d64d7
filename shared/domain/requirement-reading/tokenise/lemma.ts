import { once } from '../../basics/once.ts'
import { remembered } from '../../basics/remembered.ts'
import { contractionOf, lexemeOf } from './lexicon.ts'
import { nouns, verbs } from './lexicon.generated.ts'
import { can, part } from './parts.ts'

const pairs = (text: string) =>
  once(() => new Map(text.split('\n').map((line) => line.split(' ') as [string, string])))
const verbForms = pairs(verbs)
const nounForms = pairs(nouns)
const most = 5000

/** Ends of words in a plural, with what stands in their place in the singular. */
const plurals: [end: string, by: string][] = [
  ['s', ''],
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 's'],
  ['ves', 'f'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['ies', 'y'],
]
const verbEnds: [end: string, by: string][] = [
  ['s', ''],
  ['ies', 'y'],
  ...['es', 'ed', 'ing'].flatMap((end): [string, string][] => [
    [end, ''],
    [end, 'e'],
  ]),
]

const asVerb = remembered((word) => verbForms().get(word) ?? cut(word, verbEnds, part.verb) ?? word, most)
const asNoun = remembered(
  (word) => nounForms().get(word) ?? cut(word, plurals, part.noun) ?? word.replace(/men$/, 'man'),
  most,
)

/** The base form of a word as a verb or a noun: "taken" is "take", "Users" are "user". */
export const lemmaAs = (word: string, as: 'VERB' | 'NOUN'): string =>
  as === 'VERB' ? asVerb(word.toLowerCase()) : asNoun(word.toLowerCase())

/** Whether no dictionary has a word, given in small letters. */
export const isUnknown = (word: string): boolean =>
  lexemeOf(word) === undefined && lexemeOf(lemmaAs(word, 'NOUN')) === undefined

function cut(word: string, ends: readonly [end: string, by: string][], as: number): string | undefined {
  for (const [end, by] of ends) {
    const base = word.endsWith(end) ? word.slice(0, word.length - end.length) + by : undefined
    if (base !== undefined && isBaseForm(base, as)) return base
  }
  return undefined
}

function isBaseForm(word: string, as: number): boolean {
  const lexeme = contractionOf(word) ? undefined : lexemeOf(word)
  return lexeme !== undefined && lexeme.isBase && can(lexeme, as)
}
