import { singular } from '../english/plural.ts'
import { testTypes, type TestCase } from '../test-cases/schema.ts'
import { replaceTitles } from './titles.ts'

const idle = new Set(
  'a an the all any every everything each of for about on with without that which is are to in from and or test tests case cases testcase testcases scenario scenarios check checks ones one field fields please it them those these related concerning covering regarding having input inputs just only keep show me priority prio risk'.split(
    ' ',
  ),
)

/** Ids such as TC-003, "tc 3" or "TC-002 to TC-005" that a phrase names, as they are written in the session. */
export function namedIds(phrase: string, cases: TestCase[]): string[] {
  const byNumber = new Map(cases.map(({ id }) => [key(id), id]))
  const named = new Set<string>()
  for (const match of phrase.matchAll(
    /\b([a-z]{1,6})[- ]?(\d{1,6})(?:\s*(?:to|through|–|-)\s*(?:[a-z]{1,6}[- ]?)?(\d{1,6}))?\b/gi,
  )) {
    const prefix = match[1]?.toLowerCase() ?? ''
    const first = Number(match[2])
    const last = Math.min(match[3] ? Number(match[3]) : first, first + 1000)
    for (let number = first; number <= last; number += 1) {
      const id = byNumber.get(`${prefix}${number}`)
      if (id !== undefined) named.add(id)
    }
  }
  return [...named]
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

/** Cases that a phrase means: by id, by whole title or a part of it in quotes, or because every selecting word occurs in what the case is about. */
export function matchCases(phrase: string, cases: TestCase[]): TestCase[] {
  const titled = new Set<TestCase>()
  const rest = replaceTitles(phrase, cases, (testCase) => (titled.add(testCase), ''))
  const ids = new Set(namedIds(rest, cases))
  if (ids.size > 0 || titled.size > 0) return cases.filter((one) => ids.has(one.id) || titled.has(one))
  const quoted = /["“]([^"”]{2,300})["”]/.exec(phrase)?.[1]?.toLowerCase()
  if (quoted) return cases.filter((one) => aboutOf(one).includes(quoted))
  const words = selectingWords(phrase)
  if (words.length === 0) return /\b(?:all|every|everything|each)\b/i.test(phrase) ? cases : []
  return cases.filter((one) => {
    const about = new Set((aboutOf(one).match(/[\p{L}\p{N}][\p{L}\p{N}@.'-]*/gu) ?? []).map(stem))
    return words.every((word) => about.has(word))
  })
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
