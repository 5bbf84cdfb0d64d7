import { isReady } from '../../../parts/exchange/is-ready.ts'
import type { Basis } from '../../../../shared/domain/test-cases/schema.ts'
import type { Cases, Priority, TestCase } from './session.ts'

export interface Filter {
  words: string
  technique: string
  priority: Priority | ''
  readiness: '' | 'browser' | 'person'
  basis: Basis | ''
}

export const everything: Filter = { words: '', technique: '', priority: '', readiness: '', basis: '' }

export const isFiltering = (filter: Filter) => Object.values(filter).some((value) => value.trim() !== '')

function textOf({ id, title, steps = [], expectedResult = '', tags = [] }: TestCase): string {
  const said = steps.flatMap(({ action, expectedResult: seen, testData = '' }) => [action, seen, testData])
  return [id, title, expectedResult, ...tags, ...said].join('\n').toLocaleLowerCase()
}

/** Whether a case has all of the words, somewhere, and the rest of what is asked. */
export function passes(
  testCase: TestCase,
  { words, technique, priority, readiness, basis }: Filter,
): boolean {
  if (technique && !techniquesOf(testCase).includes(technique)) return false
  if (priority && testCase.priority !== priority) return false
  if (readiness && isReady(testCase) !== (readiness === 'browser')) return false
  if (basis && testCase.basis !== basis) return false
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return true
  const text = textOf(testCase)
  return wanted.every((word) => text.includes(word))
}

/** The techniques of test design that a case is made by; the service joins the names of several. */
export function techniquesOf({ designTechnique = '', coverageItems = [] }: TestCase): readonly string[] {
  const named = [...designTechnique.split(', '), ...coverageItems.map(({ technique }) => technique)]
  return [...new Set(named.filter(Boolean))]
}

/** How many cases rest on what. */
export function countBases(cases: Cases): Record<Basis, number> {
  const counts = { proved: 0, written: 0, designed: 0, outline: 0 }
  for (const { basis } of cases) if (basis) counts[basis]++
  return counts
}

/** The techniques that occur, with the number of their cases, the most frequent first. */
export function countTechniques(cases: Cases): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const name of cases.flatMap(techniquesOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}
