import { invisibleIn } from './requirements/invisible.ts'
import { languageOf } from './requirements/language.ts'
import type { Sources } from './requirements/read-sources.ts'
import { isScenario } from './scenarios/scenario-fact.ts'

type Unread = Pick<Sources['sentences'][number], 'text'>[]

/**
 * What a user should know before reading the result: which part of the text was not read and why, one sentence for each reason,
 * and whether there was anything to test at all. Empty when all was read.
 */
export function warningsOf({ sentences, read }: Sources): string[] {
  const all = sentences.length
  if (all === 0) return ['The text is empty: it holds no words to read.']
  const unread = Map.groupBy(
    sentences.filter(({ kind }) => kind === 'notRead'),
    ({ reason = '' }) => reason,
  )
  const broken = sentences.filter(({ kind, facts }) => kind === 'notRead' && facts.some(isScenario))
  const found = [
    ...brokenIn(broken),
    ...[...unread].flatMap(([reason, ones]) => sentenceFor(reason, ones, all) ?? []),
    ...hiddenIn(sentences),
  ]
  return read.length === 0 && found.length === 0
    ? [
        'No sentence of the text states a requirement, so there is nothing to test. Say what the system must do.',
      ]
    : found
}

/** A scenario that is not Gherkin says its line itself; of several the first is enough to go on with. */
function brokenIn([first, ...others]: Sources['sentences']): string[] {
  const { reason } = first ?? {}
  if (reason === undefined) return []
  const more = others.length > 0 ? ` ${others.length} more scenarios were not read either.` : ''
  return [`Not read: scenario. ${reason}${more}`]
}

function sentenceFor(reason: string, ones: Unread, all: number): string | undefined {
  const [some, are, hold] = ones.length === 1 ? ['it', 'is', 'holds'] : ['them', 'are', 'hold']
  const share = `${ones.length} of ${all} ${all === 1 ? 'sentence' : 'sentences'} of the text`
  const characters = ones.reduce((sum, { text }) => sum + text.length, 0)
  switch (reason) {
    case 'language':
      return `Not read: language. ${share} ${are} in ${namesOf(ones)}; only English is read, so no test case rests on ${some}.`
    case 'not text':
      return `Not read: ${share} ${hold} control characters, as in a binary file (${characters} characters).`
    case 'not words':
      return `Not read: ${share} ${hold} no words, or a run of 120 and more characters without a blank (${characters} characters).`
    case 'longer than a sentence':
      return `Not read: ${share} ${are} longer than 2,000 characters. Split ${some} into sentences.`
    case 'more than is read at once':
      return `Not read: ${share} ${are} beyond the 2,000 sentences or 1,000 rows that are read at once. Send ${some} as another text.`
    default:
      return undefined
  }
}

/** The languages by name, at most four. */
function namesOf(ones: Unread): string {
  const names = new Set(ones.slice(0, 200).map(({ text }) => languageOf(text)))
  names.delete('another language')
  return names.size > 0 ? [...names].slice(0, 4).join(', ') : 'another language'
}

/** Characters that nobody sees may hide in a copied text, and part its words. */
function hiddenIn(sentences: Unread): string[] {
  const count = sentences.reduce((sum, { text }) => sum + invisibleIn(text), 0)
  return count === 0
    ? []
    : [
        `The text holds ${count} invisible ${count === 1 ? 'character' : 'characters'} (zero-width, soft hyphen or direction marks); they were read past, but no number with one inside was read.`,
      ]
}
