import { citedSentences } from '../../judging/coverage/index.ts'
import { judge } from '../../judging/index.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { DesignRequest } from '../schema.ts'
import type { PlacedSentence } from './numbered-sentences.ts'

interface Authors {
  /** Cases of a model, an assistant or a person. */
  written: readonly TestCase[]
  /** Those of the embedded authors. */
  judged: readonly TestCase[]
}

const mostCases = 200

/**
 * Cases of a writing author with those of the embedded ones that add something: of a sentence that a written case rests on the embedded authors say nothing more,
 * and one of theirs that does what a written case does is a repeat. Scenarios of the text stay, because they are cases as they stand.
 */
export function joinedCases(
  { pages, maxTestCases = 50 }: Pick<DesignRequest, 'pages' | 'maxTestCases'>,
  sentences: readonly PlacedSentence[],
  { written, judged }: Authors,
): TestCase[] {
  const cited = citedSentences(sentences)
  const spoken = new Set(written.flatMap(cited))
  const further = judged.filter((testCase) => cited(testCase).some((at) => !spoken.has(at)))
  const { cases: adding } = judge(further, {
    sentences,
    known: written,
    author: 'embedded',
    ...(pages && { pages }),
  })
  const titles = new Set(written.map(({ title }) => title))
  const renamed = adding.map((testCase) => ({ ...testCase, title: freeTitle(testCase.title, titles) }))
  const first = nextNumber(written)
  const all = [
    ...written,
    ...renamed.map((testCase, at) => ({ ...testCase, id: `TC-${String(first + at).padStart(3, '0')}` })),
  ]
  return all.slice(0, Math.min(mostCases, maxTestCases))
}

const nextNumber = (cases: readonly TestCase[]): number =>
  1 + Math.max(0, ...cases.map(({ id }) => Number(/^TC-(\d{1,6})$/.exec(id)?.[1] ?? 0)))

function freeTitle(title: string, taken: Set<string>): string {
  let free = title
  for (let count = 2; taken.has(free); count += 1) free = `${title.slice(0, 300)} (${count})`
  taken.add(free)
  return free
}
