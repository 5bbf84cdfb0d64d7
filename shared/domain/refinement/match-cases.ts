import { singular } from '../english/plural.ts'
import { testTypes, type TestCase } from '../test-cases/schema.ts'
import { listed } from './listed.ts'
import { replaceTitles } from './titles.ts'

const idle = new Set(
  'a an the all any every everything each of for about on with without that which is are to in from and or test tests case cases testcase testcases scenario scenarios check checks ones one field fields please it them those these related concerning covering regarding having input inputs just only keep show me priority prio risk'.split(
    ' ',
  ),
)

const idsNamed = /\b([a-z]{1,6})[- ]?(\d{1,6})(?:\s*(?:to|through|–|-)\s*(?:[a-z]{1,6}[- ]?)?(\d{1,6}))?\b/gi

/** Ids such as TC-003, "tc 3" or "TC-002 to TC-005" that a phrase names, as they are written in the session. */
export const namedIds = (phrase: string, cases: TestCase[]): string[] => idsIn(phrase, cases).ids

/** What a phrase says beside ids of the session, in words that would select. */
export const wordsBesideIds = (phrase: string, cases: TestCase[]): string[] =>
  selectingWords(idsIn(phrase, cases).rest)

function idsIn(phrase: string, cases: TestCase[]): { ids: string[]; rest: string } {
  const byNumber = new Map(cases.map(({ id }) => [key(id), id]))
  const named = new Set<string>()
  const rest = phrase.replaceAll(idsNamed, (words: string, prefix: string, start: string, end?: string) => {
    const first = Number(start)
    const last = Math.min(end ? Number(end) : first, first + 1000)
    const own = Array.from({ length: Math.max(0, last - first + 1) }, (_none, at) =>
      byNumber.get(`${prefix.toLowerCase()}${first + at}`),
    ).filter((id) => id !== undefined)
    for (const id of own) named.add(id)
    return own.length > 0 ? ' ' : words
  })
  return { ids: [...named], rest }
}

function key(id: string): string {
  return id.toLowerCase().replace(/[^a-z]/g, '') + String(Number(id.replace(/\D/g, '')))
}

/** Words of a phrase that select cases. */
export function selectingWords(phrase: string): string[] {
  return (phrase.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}@.'-]*/gu) ?? [])
    .map(stem)
    .filter((word) => !idle.has(word))
}

/**
 * Cases that a phrase means: by id, by whole title or a part of it in quotes, or because every selecting word occurs in what the case is about. A word beside
 * ids or titles that selects nothing may change what is meant ("step 3 from TC-004"), so the phrase then means none.
 */
export function matchCases(phrase: string, cases: TestCase[]): TestCase[] {
  const titled = new Set<TestCase>()
  const rest = replaceTitles(phrase, cases, (testCase) => (titled.add(testCase), ''))
  const ids = new Set(namedIds(rest, cases))
  if (ids.size > 0 || titled.size > 0)
    return wordsBesideIds(rest, cases).length > 0
      ? []
      : cases.filter((one) => ids.has(one.id) || titled.has(one))
  const quoted = /["“]([^"”]{2,300})["”]/.exec(phrase)?.[1]?.toLowerCase()
  if (quoted) return cases.filter((one) => aboutOf(one).includes(quoted))
  const words = selectingWords(phrase)
  if (words.length === 0) return /\b(?:all|every|everything|each)\b/i.test(phrase) ? cases : []
  return cases.filter((one) => {
    const about = new Set((aboutOf(one).match(/[\p{L}\p{N}][\p{L}\p{N}@.'-]*/gu) ?? []).map(stem))
    return words.every((word) => about.has(word))
  })
}

const single = /\b(?:one|test|case|scenario)$/i
const several = /\b(?:all|every|each|everything|any|ones|tests|cases|testcases|scenarios)\b/i

/** The cases that a phrase means, or why none can be told: nothing matches, or "the empty one" may be each of several. */
export function meantCases(phrase: string, cases: TestCase[]): TestCase[] | string {
  const meant = matchCases(phrase, cases)
  if (meant.length === 0) return `No test case matches “${phrase}”, so nothing was changed.`
  const isOne = single.test(phrase.trim()) && !several.test(phrase)
  if (meant.length === 1 || !isOne || namedIds(phrase, cases).length > 0) return meant
  return `“${phrase}” may be ${listed(meant.map(({ id }) => id))}. Say which by its id, or “all” of them.`
}

function aboutOf({
  id,
  title,
  tags = [],
  testType,
  category = '',
  requirementRef = '',
  priority,
  designTechnique = '',
  coverageItems = [],
}: TestCase): string {
  // The main scenario exercises every input a little; only a case about one or two is about them.
  const named = [...new Set(coverageItems.map(({ parameter = '' }) => parameter))]
  const parameters = named.length <= 2 ? named : []
  return [id, title, ...tags, testType, category, requirementRef, priority, designTechnique, ...parameters]
    .join(' ')
    .toLowerCase()
}

function stem(word: string): string {
  const plain = word.replace(/^e-mail/, 'email')
  if ((testTypes as readonly string[]).includes(plain)) return plain
  return plain.length > 3 ? singular(plain.replace(/['.]$/, '')) : plain.replace(/['.]$/, '')
}
