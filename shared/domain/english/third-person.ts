import { withoutS } from './without-s.ts'

/** The form of a verb for one thing, of its base: "is", "has", "tries", "passes", "shows"; of "check-in" it is the verb's: "checks-in". */
export function thirdPerson(base: string): string {
  const phrasal = /^(\w+)(-(?:in|out|up|down|on|off|back))$/.exec(base)
  if (phrasal) return `${thirdPerson(phrasal[1] ?? '')}${phrasal[2] ?? ''}`
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (base === 'quiz') return 'quizzes'
  if (/(?:[^aeiou]|qu)y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|[^aeio]o)$/.test(base) ? `${base}es` : `${base}s`
}

/** The base of a verb in small letters in its form for one thing, by its letters: "match" for "matches", "try" for "tries", "go" for "goes". Any other word comes back. */
export function baseOfThird(verb: string): string {
  if (verb === 'is') return 'be'
  if (verb === 'has') return 'have'
  return /(?:[^aeios]oes|quizzes)$/.test(verb) ? verb.replace(/z?es$/, '') : withoutS(verb)
}

const verbsLikeAdverbs =
  'apply|reply|supply|resupply|multiply|rely|comply|fly|imply|ally|rally|tally|bully|sully|dally|misapply'
const adverb = `(?:no longer|at once|in turn|(?:always|never|only|also|still|then|now|again|once|first|next|just|even|ever|soon|often|sometimes|twice|already|both|each|all|either|instead|(?!(?:${verbsLikeAdverbs})\\b)[a-z]{2,}ly)(?![\\w-]))`

const oneAdverb = new RegExp(`^${adverb}$`)
/** Whether a word in small letters is one that stands between "must" and its verb: "always", "first", "automatically". */
export const isAdverb = (word: string): boolean => oneAdverb.test(word)

/** Adverbs as they stand before a verb, with the blank behind each: "", "always ", "automatically and always "; the text of a regular expression. */
export const adverbsBefore = `(?:${adverb}(?:,| and|, and)? )*`
