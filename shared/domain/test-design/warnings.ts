import { languageOf } from '../requirements/index.ts'
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
  const found = [...unread].flatMap(([reason, ones]) => sentenceFor(reason, ones, all) ?? [])
  if (all === 0) return ['The text is empty: it holds no words to read.']
  return read.length === 0 && found.length === 0
    ? [
        'No sentence of the text states a requirement, so there is nothing to test. Say what the system must do.',
      ]
    : found
}

function sentenceFor(reason: string, ones: Sources['sentences'], all: number): string | undefined {
  const share = `${ones.length} of ${all} ${all === 1 ? 'sentence' : 'sentences'}`
  if (reason === 'language') {
    const names = [...new Set(ones.slice(0, 200).map(({ text }) => languageOf(text)))].filter(
      (name) => name !== 'another language',
    )
    const language = names.length > 0 ? names.slice(0, 4).join(', ') : 'another language'
    return `Not read: language. ${share} of the text ${ones.length === 1 ? 'is' : 'are'} in ${language}; only English is read, so no test case rests on ${ones.length === 1 ? 'it' : 'them'}.`
  }
  const characters = ones.reduce((sum, { text }) => sum + text.length, 0)
  if (reason === 'not text')
    return `Not read: ${share} of the text hold control characters, as in a binary file (${characters} characters).`
  if (reason === 'not words')
    return `Not read: ${share} of the text hold no words, or a run of 120 and more characters without a blank (${characters} characters).`
  if (reason === 'longer than a sentence')
    return `Not read: ${share} of the text are longer than 2,000 characters. Split them into sentences.`
  return undefined
}
