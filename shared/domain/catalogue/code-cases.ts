import { withoutOpening, type Clause } from './clauses.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import type { Asked } from './status-codes.ts'
import { trial } from './trial.ts'

const code = /^[1-5]\d\d$/

/** A status of HTTP with the case that it answers. */
export interface CodeCase {
  codes: string
  idea: Idea
}

/** Cases that each have a status of their own: "without token 401, with the wrong scope 403". Cue: a condition right before a clause, around it or behind it, with one status of a refusal. */
export function casesOfCodes({ clauses, kinds, sentence }: Slots, { text }: Asked): CodeCase[] {
  if (!kinds.has('api')) return []
  const cases: CodeCase[] = []
  let open: Clause[] = []
  for (const [at, clause] of clauses.entries()) {
    const own = codesOf(clause)
    const behind = clauses[at + 1]
    if (clause.tag === 'cond' || clause.tag === 'evt') open.push(clause)
    const [only] = own
    if (own.length === 1 && only?.startsWith('4') === true) {
      // What one code stands for everywhere has cases of its own.
      const isOwn = open.length === 0 && behind?.tag === 'cond' && !/^(?:401|404)$/.test(only)
      const alternatives =
        open.length > 1 && isJoinedByOr(open, sentence) ? open : [isOwn ? behind : open.at(0)]
      for (const cause of alternatives) {
        const how = cause && causeOf(cause)
        if (how !== undefined && !/\b(?:one|it|that|this|them)$/i.test(how.replace(/,.*$/, '')))
          cases.push({ codes: only, idea: caseIdea(how, only, text, isNoun(cause, how)) })
      }
    }
    if (clause.tag !== 'cond' && clause.tag !== 'evt') open = []
    else if (own.length > 0) open = []
  }
  return cases
}

const codesOf = ({ phrases }: Clause): string[] =>
  phrases.filter(({ tag, text }) => tag === 'N' && code.test(text)).map(({ text }) => text)

const isJoinedByOr = (own: readonly Clause[], sentence: string): boolean =>
  own.slice(1).every(({ start }, at) => /\bor\s*$/i.test(sentence.slice(own[at]?.end ?? start, start)))

/** What is wrong with the request, in the words of the sentence: "without token", "an unknown meter". */
function causeOf(clause: Clause): string | undefined {
  const number = clause.phrases.find(({ tag, text }) => tag === 'N' && code.test(text))
  const text = number ? clause.text.slice(0, number.start - clause.start) : clause.text
  const how = withoutOpening(text)
    .replace(/[`*"|]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,:;>=-]+$/, '')
    .trim()
  return how.length < 5 ||
    how.length > 80 ||
    /^(?:otherwise|else|everything|all|on|beyond|upon|by)\b/i.test(how)
    ? undefined
    : how
}

/** A cause without a verb reads as the subject of a sentence. */
const isNoun = (cause: Clause | undefined, how: string): boolean =>
  how.length <= 40 &&
  !cause?.phrases.some(({ tag }) => tag === 'V') &&
  !/\b(?:is|are|was|were|has|have|which|who|that|lacks|does)\b/i.test(how)

function caseIdea(how: string, status: string, text: string, isSubject: boolean): Idea {
  const own = /^[A-Z][a-z]*(?:\s|$)/.test(how) ? how.charAt(0).toLowerCase() + how.slice(1) : how
  const isWay = /^(?:with|without|for|in)\b/i.test(own)
  return trial(
    `${isWay ? `A request ${own}` : isSubject ? own : `"${own}"`} ${isSubject && /[a-z]{2}s$/.test(own) && !isWay ? 'are' : 'is'} answered with ${status}`,
    'negative',
    'Equivalence Partitioning',
    [
      isWay
        ? `Send ${text} ${own}, everything else right`
        : isSubject
          ? `Send ${text} with this alone wrong: ${own}`
          : `Send ${text} where this is so, and everything else right: ${own}`,
      `The answer has status ${status}; nothing is saved or changed`,
    ],
    [
      isSubject || isWay ? `Send ${text} again with that put right` : `Send ${text} where that is not so`,
      `The answer is not ${status}`,
    ],
  )
}
