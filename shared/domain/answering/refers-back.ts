import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

const pronouns = wordSet(
  'it its they them their theirs there he him his she her hers such ones same another else former latter',
)
/** These point at something only where they stand for it: "does that take", but not "this year" and "say that". */
const pointing = wordSet('this these that those one')
const followed = wordSet(`
  is are was were do does did can could may must should shall will would has have had
  take cost last work apply mean go happen start end`)
const being = wordSet('is are was were will would can')
/** "Is it allowed to" and "is there a" are about nothing before. */
const judging = wordSet('possible allowed permitted necessary ok okay true required a an any some no')

/** Whether one of some words stands for something that was said before. */
export const refersBack = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (pointing.has(word)) {
      if (next === undefined) return true
      return followed.has(next.word) && (before === undefined || before.isIdle)
    }
    if (!pronouns.has(word)) return false
    const isEmpty =
      (word === 'there' && being.has(next?.word ?? '')) ||
      ((word === 'it' || word === 'there') && being.has(before?.word ?? '') && judging.has(next?.word ?? ''))
    return !isEmpty
  })
