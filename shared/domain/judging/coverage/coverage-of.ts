import { habitOf } from '../../numbers/written.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { percentOf } from '../../traceability/index.ts'
import { caseReader, type CaseContent } from './case-content.ts'
import { citedSentences } from './cited-sentences.ts'
import { coverer } from './covers.ts'
import { needsOf } from './needs-of.ts'
import { runningNumbers } from './running-numbers.ts'
import type { Coverage, DemandingSentence, Need, SentenceCoverage, SentenceStatus } from './types.ts'

const mostCases = 1000
const mostIds = 50
const longestHabit = 200_000

/**
 * How much of a text its cases cover. The whole is every demanding sentence with every figure, quoted text, alternative and negation in it, also of those that
 * no case was made for. A need is covered by a verified case that cites its sentence and tries the part by value; by another case, a test idea or one with a doubt, in the same way,
 * counted apart. 100 % only where nothing is left.
 */
export function coverageOf(cases: readonly TestCase[], sentences: readonly DemandingSentence[]): Coverage {
  const habit = habitOf(
    sentences
      .map(({ text }) => text)
      .join('\n')
      .slice(0, longestHabit),
  )
  const covers = coverer(habit)
  const running = runningNumbers(sentences)
  const citing = citingCases(cases, sentences, caseReader(habit))
  const total = { needs: 0, verified: 0, ideas: 0 }
  const rows = sentences.map((sentence, at): SentenceCoverage => {
    const { verified, ideas } = citing[at] ?? nobody
    const caseIds = [...verified, ...ideas].slice(0, mostIds).map(({ id }) => id)
    if (!sentence.demands)
      return { id: sentence.id, status: sentence.status ?? 'context', unused: [], caseIds }
    const needs = sentence.needs ?? needsOf(sentence.text, undefined, running.get(sentence.id))
    const coversOf = covers({ text: sentence.text, needs, isMarked: sentence.needs !== undefined })
    const left: Need[] = []
    for (const need of needs) {
      const isCovered = coversOf(need)
      if (isCovered(verified)) continue
      left.push(need)
      if (isCovered(ideas)) total.ideas++
    }
    total.needs += needs.length
    total.verified += needs.length - left.length
    const status = statusOf(sentence, { needs, left, isIdea: ideas.length > 0 })
    const unused = left.filter(({ kind }) => kind !== 'sentence').map(({ text }) => text)
    return { id: sentence.id, status, unused, caseIds }
  })
  const percentVerified = percentOf(total.verified, total.needs)
  return { ...total, percentVerified, percentIdeas: percentOf(total.ideas, total.needs), sentences: rows }
}

function statusOf(
  { status }: DemandingSentence,
  { needs, left, isIdea }: { needs: readonly Need[]; left: readonly Need[]; isIdea: boolean },
): SentenceStatus {
  if (needs.length > 0 && left.length === 0) return 'tested'
  if (left.length < needs.length) return 'partly'
  if (status !== undefined) return status
  return isIdea ? 'designed' : 'gap'
}

interface Citing {
  verified: CaseContent[]
  ideas: CaseContent[]
}

const nobody: Citing = { verified: [], ideas: [] }

/** For each sentence the verified cases and the ideas that cite it. */
function citingCases(
  cases: readonly TestCase[],
  sentences: readonly DemandingSentence[],
  read: ReturnType<typeof caseReader>,
): Citing[] {
  const cited = citedSentences(sentences)
  const citing = sentences.map((): Citing => ({ verified: [], ideas: [] }))
  for (const testCase of cases.slice(0, mostCases)) {
    const isIdea = testCase.verified !== true
    const places = cited(testCase)
    if (places.length === 0) continue
    const content = read(testCase, isIdea)
    for (const at of places) citing[at]?.[isIdea ? 'ideas' : 'verified'].push(content)
  }
  return citing
}
