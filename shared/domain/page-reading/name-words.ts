import { stem } from '../english/stem.ts'

/** Words that say what kind of control is meant, or that stand in every label, and tell no two controls apart. */
const idle = new Set(
  'a an the your my our their its his her this that of for in on to and or field box input list dropdown button checkbox select please enter choose optional required'.split(
    ' ',
  ),
)

/** The stems of the words by which a name is told from others; brackets, asterisks and colons say nothing. */
export function nameWords(name: string): string[] {
  const plain = withoutBrackets(name.toLowerCase()).replace(/e-mail/g, 'email')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !idle.has(word))
  return (telling.length > 0 ? telling : words).map((word) => stem(word))
}

/** A bracket that nothing closes stays. Behind the last closing one none is looked for: each would be searched to the end. */
function withoutBrackets(name: string): string {
  const end = name.lastIndexOf(')') + 1
  return name.slice(0, end).replace(/\([^)]*\)/g, ' ') + name.slice(end)
}

/**
 * The one of several named things that a phrase means: the one of just these words, else the only one that has all words of the phrase, else the only one
 * all of whose words the phrase has. Nothing where several would do.
 */
export function namedBy<T extends { words: readonly string[] }>(
  phrase: string,
  all: readonly T[],
): T | undefined {
  const wanted = nameWords(phrase)
  if (wanted.length === 0) return undefined
  const has = (own: readonly string[], asked: readonly string[]) =>
    own.length > 0 && asked.every((word) => own.includes(word))
  const same = all.filter(({ words }) => words.length === wanted.length && has(words, wanted))
  if (same.length > 0) return only(same)
  const wider = all.filter(({ words }) => has(words, wanted))
  if (wider.length > 0) return only(wider)
  return only(all.filter(({ words }) => has(wanted, words)))
}

/** All that a phrase may mean: those that have all of its words. */
export const candidatesFor = <T extends { words: readonly string[] }>(
  phrase: string,
  all: readonly T[],
): T[] => {
  const wanted = nameWords(phrase)
  return wanted.length === 0 ? [] : all.filter(({ words }) => wanted.every((word) => words.includes(word)))
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)
