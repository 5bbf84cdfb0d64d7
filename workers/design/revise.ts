import type { NumberedSentence } from '../../shared/domain/judging/types.ts'
import type { RefinementSession } from '../../shared/domain/refinement/index.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { AskAuthor, Refined } from '../../shared/services/designer.ts'
import { designEmbedded } from './embedded.ts'
import {
  changedTo,
  judge,
  numberedSentences,
  revise,
  standingCases,
  withParsedGherkin,
  writingRequestOf,
} from './engine.ts'
import { writer } from './writer.ts'

const mostCases = 200

/**
 * Has a message understood by whoever answers `ask`. What it adds is judged as a model's; of what it changes the judge only reports, since a person asked for it.
 * Undefined where nobody answers.
 */
export async function reviseAsking(
  message: string,
  session: RefinementSession,
  ask: AskAuthor,
): Promise<Refined | undefined> {
  const { requirements, testCases, pages } = session
  const reading = { requirements, mode: 'extract-requirements' as const, ...(pages && { pages }) }
  const { designed } = await designEmbedded(reading)
  const request = writingRequestOf(reading, numberedSentences(reading, designed.sentences))
  const most = Math.max(session.maxTestCases ?? mostCases, testCases.length)
  const revised = await revise(request, { message, testCases, most }, writer(ask, 'changes'))
  if (!revised) return undefined
  const { dropped, ...changed } = changedTo(session, {
    testCases: revised.testCases,
    ...(session.format && { format: session.format }),
    ...(session.scope && { scope: session.scope }),
  })
  const judged = judgedOf(changed.testCases, { ...revised, pages, before: testCases })
  const { testCases: kept, warnings } = await withParsedGherkin(judged.testCases)
  const isLeft = new Set(judged.left.map(({ id }) => id))
  const added = changed.added.filter((id) => !isLeft.has(id))
  const isReordered =
    JSON.stringify(kept.map(({ id }) => id)) !== JSON.stringify(testCases.map(({ id }) => id))
  const isChanged = isReordered || added.length + changed.updated.length + changed.removed.length > 0
  return {
    ...changed,
    testCases: kept,
    added,
    understood: isChanged,
    reply: replyOf({ ...changed, added, isReordered }, [
      ...dropped,
      ...revised.refused,
      ...judged.left.map(({ title, reason }) => `“${title.slice(0, 200)}” is left out: ${reason}`),
      ...judged.removed,
      ...judged.doubts,
      // Its words speak of all that it wanted to be done.
      ...(revised.refused.length + judged.left.length + judged.removed.length > 0 ? [] : [revised.answer]),
    ]),
    warnings,
  }
}

interface Judged {
  testCases: TestCase[]
  left: { id: string; title: string; reason: string }[]
  /** Expectations without ground that were taken out of added cases, in sentences. */
  removed: string[]
  /** What the judge doubts of changed cases, in sentences. */
  doubts: string[]
}

type Revision = NonNullable<Awaited<ReturnType<typeof revise>>> & {
  pages: RefinementSession['pages']
  before: readonly TestCase[]
}

function judgedOf(
  changed: readonly TestCase[],
  { testCases, before, rewritten, fresh: isFresh, sentences, pages }: Revision,
): Judged {
  const written = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  // Its expressions are those that the author gave with the new steps.
  const asWritten = (testCase: TestCase): TestCase => {
    const steps = written.get(testCase.id)?.steps
    return { ...testCase, ...(steps && { steps }), author: 'model' }
  }
  const own = changed.filter(({ id }) => rewritten.has(id)).map(asWritten)
  const judging = { sentences: withCited(sentences, own), ...(pages && { pages }) }
  const unchanged = changed.filter(({ id }) => !rewritten.has(id))
  const reported = judge(
    own.filter(({ id }) => !isFresh.has(id)),
    { ...judging, known: unchanged, author: 'person' },
  )
  const fresh = judge(
    own.filter(({ id }) => isFresh.has(id)),
    { ...judging, known: [...unchanged, ...reported.cases], author: 'model' },
  )
  const { standing, left } = standingCases(fresh.cases)
  const byId = new Map(
    [...reported.cases, ...standing].map((testCase) => [
      testCase.id,
      { ...testCase, author: 'model' as const },
    ]),
  )
  const isGone = ({ id }: TestCase): boolean => rewritten.has(id) && !byId.has(id)
  return {
    testCases: changed.filter((each) => !isGone(each)).map((each) => byId.get(each.id) ?? each),
    left: [...fresh.left, ...left],
    removed: fresh.removed
      .filter(({ id }) => byId.has(id))
      .map(
        ({ id, expectation, reason }) => `“${expectation.slice(0, 200)}” was taken out of ${id}: ${reason}`,
      ),
    doubts: reported.cases.flatMap(({ id, checks = [] }) => {
      const earlier = before.find((testCase) => testCase.id === id)?.checks ?? []
      const wasFailing = new Set(earlier.flatMap(({ check, result }) => (result === 'fails' ? [check] : [])))
      const failing = checks.find(({ check, result }) => result === 'fails' && !wasFailing.has(check))
      return failing ? [`${id}: ${failing.reason}`] : []
    }),
  }
}

/** What earlier messages stated is cited by cases, and no sentence of the text. */
function withCited(sentences: readonly NumberedSentence[], cases: readonly TestCase[]): NumberedSentence[] {
  const texts = new Set(sentences.map(({ text }) => text))
  const stated = new Set(
    cases.flatMap(({ sentences: cited = [] }) => cited.filter((text) => !texts.has(text))),
  )
  return [...sentences, ...[...stated].map((text, at) => ({ id: `M${at + 1}`, text }))]
}

interface Done {
  added: readonly string[]
  updated: readonly string[]
  removed: readonly string[]
  isReordered: boolean
}

/** What was done, by what is different; then what was not, and what its author says. */
function replyOf({ added, updated, removed, isReordered }: Done, more: readonly string[]): string {
  const done = [
    ...(added.length > 0 ? [`Added ${listed(added)}.`] : []),
    ...(updated.length > 0 ? [`Changed ${listed(updated)}.`] : []),
    ...(removed.length > 0 ? [`Removed ${listed(removed)}.`] : []),
    ...(isReordered && added.length + removed.length === 0 ? ['Changed the order.'] : []),
  ]
  const says = more.filter((text) => text !== '')
  return [...(done.length > 0 ? done : ['Nothing was changed.']), ...says].join(' ').slice(0, 4000)
}

const listed = (ids: readonly string[]): string =>
  ids.length <= 6 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`
