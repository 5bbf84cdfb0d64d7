import { ideasOf, type KindIdea } from '../../catalogue/ideas-of.ts'
import { demands } from '../../catalogue/demands.ts'
import { forPeople } from '../../test-cases/for-people.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { Candidate } from '../parts/part.ts'
import type { Plan } from '../plan.ts'
import type { Sources } from '../requirements/read-sources.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import type { DesignRequest } from '../schema.ts'
import { requirementsInScope } from '../scopes.ts'
import { isTried, unusedOf, withoutWeaker } from './used.ts'

/**
 * Test ideas of the catalogue for each marked requirement of the scope, in the order in which a cap keeps them: one idea of each requirement, the further ideas, and last those of requirements
 * that proved cases use as a whole. What a proved case tries is no idea any more, and what one sentence has tried of its kind no other one tries in the same words.
 */
export function lowerCases(
  { scope = 'full' }: Pick<DesignRequest, 'scope'>,
  { sources }: Plan,
  proved: readonly Candidate[],
): Candidate[] {
  const casesOf = casesByRequirement(proved)
  const rounds: Candidate[][] = []
  const further: Candidate[] = []
  const isFirst = firstOfItsKind()
  for (const requirement of requirementsInScope(scope, sources)) {
    const { marked } = requirement
    if (!marked || !demands(marked.marks)) continue
    const cases = casesOf(requirement)
    const isUsed = isWhollyUsed(requirement, cases)
    const ideas = withoutWeaker(ideasOf(marked.text, marked.marks, marked.row))
      .filter((idea) => !isTried(idea, cases) && !(isUsed && proving.has(idea.kind)))
      .filter(isFirst)
    for (const [round, idea] of ideas.entries())
      (isUsed ? further : (rounds[round] ??= [])).push(designedOf(idea, requirement))
  }
  return withoutRepeats([...rounds.flat(), ...further])
}

/** Whether an idea is the first of its kind and title: what is tried of a kind and a thing is tried once, however many sentences speak of it. */
function firstOfItsKind(): (idea: KindIdea) => boolean {
  const known = new Set<string>()
  return ({ kind, title }) => {
    const key = `${kind} ${title.toLowerCase()}`
    return !known.has(key) && known.add(key) !== undefined
  }
}

/** Cases that do and expect the same are one, which tests the requirements of all. */
function withoutRepeats(cases: readonly Candidate[]): Candidate[] {
  const bySteps = new Map<string, Candidate>()
  for (const candidate of cases) {
    const { preconditions, steps } = candidate.testCase
    const key = JSON.stringify([preconditions, steps])
    const same = bySteps.get(key)
    bySteps.set(key, same ? together(same, candidate) : candidate)
  }
  return [...bySteps.values()]
}

function together(first: Candidate, second: Candidate): Candidate {
  const tests = [...new Set([...first.tests, ...second.tests])]
  const tags = [...new Set([...(first.testCase.tags ?? []), ...(second.testCase.tags ?? [])])]
  return {
    ...first,
    tests,
    testCase: { ...first.testCase, requirementRefs: tests.slice(0, 100), tags: tags.slice(0, 100) },
  }
}

/** Kinds whose ideas are what a proof of the whole sentence tries. */
const proving = new Set(['condition', 'format', 'length', 'limit', 'match', 'message', 'options', 'required'])

export type LowerFate = 'designed' | 'gap'

/** What became of the requirements that no proved case uses as a whole. A requirement that proved cases test in part and no other case takes up is a gap for the rest of it. */
export function lowerFates(
  { read }: Sources,
  proved: readonly Candidate[],
  lower: readonly Candidate[],
): ReadonlyMap<string, LowerFate> {
  const casesOf = casesByRequirement(proved)
  const designed = new Set(
    lower.flatMap(({ tests, testCase: { basis } }) => (basis === 'designed' ? tests : [])),
  )
  const fateOf = (requirement: ReadRequirement): LowerFate | undefined => {
    const { id } = requirement.requirement
    if (isWhollyUsed(requirement, casesOf(requirement))) return undefined
    if (designed.has(id)) return 'designed'
    const isMarked = requirement.marked !== undefined && demands(requirement.marked.marks)
    return isMarked ? 'gap' : undefined
  }
  return new Map(
    read.flatMap((requirement): [string, LowerFate][] => {
      const fate = fateOf(requirement)
      return fate ? [[requirement.requirement.id, fate]] : []
    }),
  )
}

/** The proved cases that test a requirement. */
function casesByRequirement(proved: readonly Candidate[]): (of: ReadRequirement) => readonly TestCase[] {
  const byRequirement = new Map<string, TestCase[]>()
  for (const { tests, testCase } of proved)
    for (const id of tests) byRequirement.set(id, [...(byRequirement.get(id) ?? []), testCase])
  return ({ requirement }) => byRequirement.get(requirement.id) ?? []
}

/** Whether proved cases test a requirement and name every figure, text and alternative of it. */
const isWhollyUsed = ({ marked }: ReadRequirement, cases: readonly TestCase[]): boolean =>
  cases.length > 0 && (!marked || unusedOf(marked.text, marked.marks, cases).length === 0)

function designedOf(
  { title, preconditions = [], steps, technique, type, kind }: KindIdea,
  { requirement: { id, statement, priority, subcategory } }: ReadRequirement,
): Candidate {
  const expectedResult = steps.at(-1)?.expected ?? ''
  return {
    testCase: {
      id: '',
      title,
      basis: 'designed',
      idea: kind,
      testBasis: `${id}: ${statement}`,
      designTechnique: technique,
      testLevel: 'system',
      testType: type,
      ...(preconditions.length > 0 ? { preconditions } : {}),
      steps: steps.map(({ action, data, expected }, at) => ({
        stepNumber: at + 1,
        action,
        expectedResult: expected,
        ...(data === undefined ? {} : { testData: data }),
      })),
      expectedResult,
      priority,
      category: subcategory,
      tags: [id, kind],
      requirementRef: id,
      estimatedDuration: '2 min',
      automation: { ready: false, reasons: [forPeople.designed] },
    },
    covers: new Set(),
    types: [type],
    tests: [id],
  }
}
