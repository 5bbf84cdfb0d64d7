import { clausesOf, withoutOpening, type Clause } from '../../catalogue/clauses.ts'
import { isSentence, plainOf } from '../../catalogue/plain-sentences.ts'
import type { TestType } from '../../test-cases/schema.ts'
import type { MarkedText } from './marked-statements.ts'
import type { RequirementCategory } from './schema.ts'

interface OfKind {
  category?: RequirementCategory
  type: TestType
}

const secured: OfKind = { category: 'security', type: 'security' }
const bounded: OfKind = { type: 'boundary' }
const refused: OfKind = { type: 'negative' }
const joined: OfKind = { type: 'integration' }

/** Kinds of demands that are no plain function, or are tried otherwise than by using it. */
const ofKind: Record<string, OfKind> = {
  security: secured,
  privacy: secured,
  permission: secured,
  'sign-in': secured,
  lockout: secured,
  performance: { category: 'performance', type: 'performance' },
  accessibility: { category: 'accessibility', type: 'accessibility' },
  reliability: { category: 'reliability', type: 'functional' },
  layout: { category: 'usability', type: 'functional' },
  limit: bounded,
  length: bounded,
  when: bounded,
  expiry: bounded,
  required: refused,
  format: refused,
  unique: refused,
  match: refused,
  api: joined,
  integrate: joined,
}

/** What a marked requirement is about and how it is tried, by its most probable kind; undefined where it has none. */
export function byKind({ marks }: MarkedText): { category: RequirementCategory; type: TestType } | undefined {
  const [first] = marks.kinds
  return first && { category: 'functional', type: 'functional', ...ofKind[first.kind] }
}

/**
 * What a sentence with a condition or an event promises, as Given, When and Then in its own words. None where that would be no English, and none of several rules in one sentence: whose condition it is
 * cannot be told.
 */
export function criteriaByMarks({ text, marks }: MarkedText): string[] {
  const clauses = clausesOf(text, marks)
  const of = (...tags: Clause['tag'][]) => clauses.filter(({ tag }) => tags.includes(tag)).map(wordsOf)
  const [given, when, then] = [of('cond'), of('evt'), of('eff', 'lim', 'def')]
  const causes = given.length + when.length
  if (causes === 0 || then.length === 0 || (causes > 1 && then.length > 1)) return []
  if (![...given, ...then].every(({ isWhole }) => isWhole) || when.some(({ words }) => relating.test(words)))
    return []
  const part = (lead: string, some: { words: string }[]) =>
    some.length === 0 ? [] : [`${lead} ${some.map(({ words }) => words).join(' and ')}`]
  return [[...part('Given', given), ...part('When', when), ...part('Then', then)].join(', ')]
}

const relating =
  /^(?:after|at|based|before|by|due|during|for|from|in|on|prior|to|until|upon|with|without)\b|\bcan\b/i

function wordsOf({ text, phrases }: Clause): { words: string; isWhole: boolean } {
  const words = withoutOpening(plainOf(text)).replace(/^(?:An?|It|The|This)\b/, (word) => word.toLowerCase())
  const verbs = phrases.flatMap((phrase) => (phrase.tag === 'V' ? [phrase.text] : []))
  return { words, isWhole: isSentence(words, verbs) }
}
