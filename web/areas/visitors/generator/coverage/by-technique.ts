import { notTriedInWords } from '../../../../parts/coverage-words.ts'
import { texts } from '../../../../texts/en/generator-coverage.ts'
import { techniquesOf } from '../filters.ts'
import type { Cases, SessionView } from '../session.ts'

export interface OpenPoint {
  id: string
  text: string
}

/** What one technique of test design asked for, and what there is of it. The figures are those of the service. */
export interface TechniqueCoverage {
  name: string
  items: number
  covered: number
  percent: number
  /** The cases that exercise it. */
  caseIds: readonly string[]
  open: readonly OpenPoint[]
}

/** A gap of a whole requirement names no technique, but this. */
const ofNoTechnique = 'Requirement'

type Told = Pick<SessionView, 'summary' | 'gaps'>

/** The techniques of a session, those with the most to cover first. */
export function byTechnique({ summary, gaps }: Told, cases: Cases): readonly TechniqueCoverage[] {
  const figures = summary?.coverage.byTechnique ?? {}
  const open = Map.groupBy(gaps, ({ technique }) => technique)
  const names = new Set([...Object.keys(figures), ...open.keys()])
  names.delete(ofNoTechnique)
  return [...names]
    .map((name) => ({
      name,
      ...(figures[name] ?? { items: 0, covered: 0, percent: 0 }),
      caseIds: cases.filter((each) => techniquesOf(each).includes(name)).map(({ id }) => id),
      open: pointsOf(open.get(name)),
    }))
    .toSorted((a, b) => b.items - a.items || a.name.localeCompare(b.name))
}

type Figures = NonNullable<SessionView['summary']>['requirements']
/** A session of long ago counts none in part. */
type Account = Omit<Figures, 'partly'> & { partly?: number }

/** The sentences that ask for something: those that verified cases try as a whole or in part, those with ideas or outlines, and those without any case. */
export const sentencesAsked = ({ sentences, context, tested, partly = 0, designed, outlined }: Account) => ({
  asked: sentences - context,
  tested,
  partly,
  lower: designed + outlined,
  without: sentences - context - tested - partly - designed - outlined,
})

const withoutCase = new Set<string>(['gap', 'untestable', 'not_read'])

type Read = Pick<SessionView, 'requirements' | 'sentences' | 'gaps'>

interface OpenSentences {
  without: readonly OpenPoint[]
  partly: readonly OpenPoint[]
  asked: readonly OpenPoint[]
}

/** The sentences without a case, each once, with what its author is asked; those tested in part, with what is left of them; and what is left to ask of the others. */
export function openSentences({ requirements, sentences, gaps }: Read): OpenSentences {
  const without = sentences.filter(({ status }) => withoutCase.has(status))
  const partly = sentences.filter(({ status }) => status === 'partly')
  const open = Map.groupBy(gaps, ({ requirementRef }) => requirementRef)
  const theirs = new Set([...without, ...partly].map(({ requirementRef }) => requirementRef))
  // Only the text stands in the session; what was uploaded beside it does not.
  const wordsOf = ({ source, start, end }: Read['sentences'][number]) =>
    source === 'requirements' ? `“${requirements.slice(start, end)}”` : texts.beside[source]
  return {
    without: without.map((sentence, index) => {
      const { requirementRef, reason } = sentence
      const words = wordsOf(sentence)
      const asked = open.get(requirementRef ?? '') ?? []
      const gap = asked.find(({ technique }) => technique === ofNoTechnique) ?? asked[0]
      return { id: `${index}`, text: gap?.description ?? (reason ? `${words}: ${reason}` : words) }
    }),
    partly: partly.map((sentence, index) => {
      const left = notTriedInWords(sentence.unused ?? [])
      return { id: `${index}`, text: [wordsOf(sentence), left].filter(Boolean).join(' ') }
    }),
    asked: pointsOf(
      gaps.filter(
        ({ technique, requirementRef }) => technique === ofNoTechnique && !theirs.has(requirementRef),
      ),
    ),
  }
}

/** Gaps that ask the same of the author are told once. */
function pointsOf(gaps: Told['gaps'] = []): OpenPoint[] {
  const byText = new Map(gaps.map(({ gapId, description }) => [description, gapId]))
  return [...byText].map(([text, id]) => ({ id, text }))
}
