import type { Marks } from '../marking/tags.ts'
import { clausesOf, withoutOpening, type Clause } from './clauses.ts'
import { isSentence, plainOf } from './plain-sentences.ts'

/** What is given, what happens and what is then so, in words of a sentence. */
export interface Promised {
  given: string
  when: string
  outcome: string
}

/**
 * What a marked sentence promises, in its own words and without its background. None where that would be no English, and none of several results under several conditions: whose condition it is cannot be
 * told. Results without any condition are promised one by one.
 */
export function promisesOf(sentence: string, marks: Marks): Promised[] {
  const clauses = clausesOf(sentence, marks)
  const of = (...tags: Clause['tag'][]) => clauses.filter(({ tag }) => tags.includes(tag)).map(wordsOf)
  const [given, when, outcomes] = [of('cond'), of('evt'), of('eff', 'lim', 'def')]
  const causes = given.length + when.length
  if (outcomes.length === 0 || (causes > 1 && outcomes.length > 1)) return []
  if (
    ![...given, ...outcomes].every(({ isWhole }) => isWhole) ||
    when.some(({ words }) => relating.test(words))
  )
    return []
  if (causes === 0) return outcomes.map(({ words }) => ({ given: '', when: '', outcome: words }))
  return [{ given: joined(given), when: joined(when), outcome: joined(outcomes) }]
}

const relating =
  /^(?:after|at|based|before|by|due|during|for|from|in|on|prior|to|until|upon|with|without)\b|\bcan\b/i

function wordsOf({ text, phrases }: Clause): { words: string; isWhole: boolean } {
  const words = withoutOpening(plainOf(text))
  const verbs = phrases.flatMap((phrase) => (phrase.tag === 'V' ? [phrase.text] : []))
  return { words, isWhole: isSentence(words, verbs) }
}

/** Behind another word: a sentence begins with a capital alone. */
const joined = (some: readonly { words: string }[]): string =>
  some.map(({ words }) => words.replace(/^(?:An?|It|The|This)\b/, (word) => word.toLowerCase())).join(' and ')
