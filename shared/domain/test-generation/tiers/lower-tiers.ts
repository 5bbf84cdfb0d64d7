import { ideasOf, type KindIdea } from '../../catalogue/ideas-of.ts'
import type { Idea } from '../../catalogue/idea.ts'
import { demands, outlinesOf, outlinesOfStatement, quotable } from '../../catalogue/outline.ts'
import { statementsOf } from '../../catalogue/statements.ts'
import { forPeople } from '../../test-cases/for-people.ts'
import type { Basis, TestCase } from '../../test-cases/schema.ts'
import { answeredIn } from '../answers/answered.ts'
import type { Candidate } from '../parts/part.ts'
import type { Plan } from '../plan.ts'
import type { Sources } from '../requirements/read-sources.ts'
import type { MarkedText } from '../requirements/marked-statements.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import type { DesignRequest } from '../schema.ts'
import { requirementsInScope } from '../scopes.ts'
import { isOpen, isTried, unusedOf } from './used.ts'

/**
 * Test ideas of the catalogue for each marked requirement of the scope and an outline for each that nothing else takes up, in the order in which a cap keeps them: one idea of each requirement, the outlines, the
 * further ideas, and last those of requirements that proved cases use as a whole. What a proved case tries is no idea any more.
 */
export function lowerCases(
  request: Pick<DesignRequest, 'scope' | 'requirements' | 'answers'>,
  { sources }: Plan,
  proved: readonly Candidate[],
): Candidate[] {
  const { scope = 'full' } = request
  const { questioned } = answeredIn(request, sources)
  const casesOf = casesByRequirement(proved)
  const rounds: Candidate[][] = []
  const further: Candidate[] = []
  const outlines: Candidate[] = []
  for (const requirement of requirementsInScope(scope, sources)) {
    const { marked } = requirement
    if (!marked || !demands(marked.marks)) continue
    const cases = casesOf(requirement)
    const isUsed = isWhollyUsed(requirement, cases)
    const ideas = ideasOf(marked.text, marked.marks, marked.row).filter(
      (idea) => !isTried(idea, cases) && !(isUsed && proving.has(idea.kind)),
    )
    const designed = ideas.map((idea) => designedOf(idea, requirement))
    for (const [round, candidate] of designed.entries())
      (isUsed ? further : (rounds[round] ??= [])).push(candidate)
    if (ideas.length > 0 && !isUsed && !marked.row)
      further.push(
        ...openOutlines(marked, [...cases, ...designed.map(({ testCase }) => testCase)], requirement),
      )
    if (ideas.length === 0 && !isUsed)
      for (const outline of outlinesOf(marked.text, marked.marks))
        outlines.push(
          outlined(withQuestioned(outline, marked, questioned.get(requirement.requirement.id)), requirement),
        )
  }
  const [first = [], ...others] = rounds
  return withoutRepeats([...first, ...outlines, ...others.flat(), ...further])
}

/** An answer of which nothing was understood makes sense beside the sentence that it answers a question about. */
const withQuestioned = (outline: Idea, { marks }: MarkedText, asked: string | undefined): Idea =>
  asked === undefined || marks.roles.length > 0
    ? outline
    : {
        ...outline,
        preconditions: [...(outline.preconditions ?? []), `This is said: "${quotable(asked)}"`],
      }

/** Outlines of the rules of a sentence of which no case of it names a figure, text or alternative, or what comes of it. */
const openOutlines = (
  { text, marks }: MarkedText,
  cases: readonly TestCase[],
  requirement: ReadRequirement,
): Candidate[] => {
  const statements = statementsOf(text, marks)
  if (statements.length < 2) return []
  return statements
    .filter((statement) => isOpen(statement, cases))
    .flatMap(outlinesOfStatement)
    .map((outline) => outlined(outline, requirement))
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

export type LowerFate = 'designed' | 'outlined' | 'gap'

/** What became of the requirements that no proved case uses as a whole. A requirement that proved cases test in part and no other case takes up is a gap for the rest of it. */
export function lowerFates(
  { read }: Sources,
  proved: readonly Candidate[],
  lower: readonly Candidate[],
): ReadonlyMap<string, LowerFate> {
  const casesOf = casesByRequirement(proved)
  const outlines = new Set(
    lower.flatMap(({ tests, testCase: { basis } }) => (basis === 'outline' ? tests : [])),
  )
  const designed = new Set(
    lower.flatMap(({ tests, testCase: { basis } }) => (basis === 'designed' ? tests : [])),
  )
  const fateOf = (requirement: ReadRequirement): LowerFate | undefined => {
    const { id } = requirement.requirement
    if (isWhollyUsed(requirement, casesOf(requirement))) return undefined
    if (designed.has(id)) return 'designed'
    if (outlines.has(id)) return 'outlined'
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

const designedOf = (idea: KindIdea, requirement: ReadRequirement): Candidate =>
  candidateOf(idea, 'designed', requirement, idea.kind)

const outlined = (idea: Idea, requirement: ReadRequirement): Candidate =>
  candidateOf(idea, 'outline', requirement)

function candidateOf(
  { title, preconditions = [], steps, technique, type }: Idea,
  basis: Extract<Basis, 'designed' | 'outline'>,
  { requirement: { id, statement, priority, subcategory } }: ReadRequirement,
  kind?: string,
): Candidate {
  const expectedResult = steps.at(-1)?.expected ?? ''
  return {
    testCase: {
      id: '',
      title,
      basis,
      ...(kind === undefined ? {} : { idea: kind }),
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
      tags: [id, ...(kind === undefined ? [] : [kind])],
      requirementRef: id,
      estimatedDuration: '2 min',
      automation: { ready: false, reasons: [forPeople[basis]] },
    },
    covers: new Set(),
    types: [type],
    tests: [id],
  }
}
