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

/** Sentences of which nothing is tested. */
export const openSentences = ({ gaps }: Pick<Told, 'gaps'>): readonly OpenPoint[] =>
  pointsOf(gaps.filter(({ technique }) => technique === ofNoTechnique))

/** Gaps that ask the same of the author are told once. */
function pointsOf(gaps: Told['gaps'] = []): OpenPoint[] {
  const byText = new Map(gaps.map(({ gapId, description }) => [description, gapId]))
  return [...byText].map(([text, id]) => ({ id, text }))
}
