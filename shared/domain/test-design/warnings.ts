import { invisibleIn, languageOf } from '../requirements/index.ts'
import type { Sources } from './read-sources.ts'

/**
 * What a user should know before reading the result: which part of the text was not read and why, one sentence for each reason,
 * and whether there was anything to test at all. Empty when all was read.
 */
export function warningsOf({ sentences, read }: Sources): string[] {
  const unread = Map.groupBy(
    sentences.filter(({ kind }) => kind === 'notRead'),
    ({ reason = '' }) => reason,
  )
  const all = sentences.length
  const found = [
    ...[...unread].flatMap(([reason, ones]) => sentenceFor(reason, ones, all) ?? []),
    ...hiddenIn(sentences),
  ]
  if (all === 0) return ['The text is empty: it holds no words to read.']
  return read.length === 0 && found.length === 0
    ? [
        'No sentence of the text states a requirement, so there is nothing to test. Say what the system must do.',
      ]
    : found
}

function sentenceFor(reason: string, ones: Sources['sentences'], all: number): string | undefined {
  const [some, are] = ones.length === 1 ? ['it', 'is'] : ['them', 'are']
  const share = `${ones.length} of ${all} ${all === 1 ? 'sentence' : 'sentences'} of the text`
  const characters = ones.reduce((sum, { text }) => sum + text.length, 0)
  switch (reason) {
    case 'language':
      return `Not read: language. ${share} ${are} in ${namesOf(ones)}; only English is read, so no test case rests on ${some}.`
    case 'not text':
      return `Not read: ${share} ${ones.length === 1 ? 'holds' : 'hold'} control characters, as in a binary file (${characters} characters).`
    case 'not words':
      return `Not read: ${share} ${ones.length === 1 ? 'holds' : 'hold'} no words, or a run of 120 and more characters without a blank (${characters} characters).`
    case 'longer than a sentence':
      return `Not read: ${share} ${are} longer than 2,000 characters. Split ${some} into sentences.`
    case 'more than is read at once':
      return `Not read: ${share} ${are} beyond the 2,000 requirements, 4,000 rows or 5,000 sentences that are read at once. Send ${some} as another text.`
    default:
      return undefined
  }
}

/** The languages by name, at most four. */
function namesOf(ones: Sources['sentences']): string {
  const names = new Set(ones.slice(0, 200).map(({ text }) => languageOf(text)))
  names.delete('another language')
  return names.size > 0 ? [...names].slice(0, 4).join(', ') : 'another language'
}

/** Characters that nobody sees may hide in a copied text; it is read as it is displayed. */
function hiddenIn(sentences: Sources['sentences']): string[] {
  const count = sentences.reduce((sum, { text }) => sum + invisibleIn(text), 0)
  return count === 0
    ? []
    : [
        `The text holds ${count} invisible ${count === 1 ? 'character' : 'characters'} (zero-width, soft hyphen or direction marks); it was read without them, except inside numbers.`,
      ]
}
