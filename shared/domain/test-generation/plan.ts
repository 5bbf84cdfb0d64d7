import type { ItemBase } from '../test-cases/draft.ts'
import { planningWork } from '../model-based-testing/plans/ask.ts'
import { codePart } from './parts/code-part.ts'
import { checklistPart } from './checklists/checklist-part.ts'
import { interfacePart } from './parts/interface-part.ts'
import { measurePart } from './parts/measure-part.ts'
import type { Candidate, Open, Part, Unnumbered } from './parts/part.ts'
import { reportPart } from './parts/report-part.ts'
import { scenarioPart } from './parts/scenario-part.ts'
import { TextPart } from './parts/text-part.ts'
import { readSources, type Sources } from './requirements/read-sources.ts'
import type { Requirement } from '../requirement-reading/requirement-schema.ts'
import type { DesignRequest } from './schema.ts'
import { inScope } from './scopes.ts'
import { weightOf } from './selection/select-cases.ts'
import type { Steps, Teller } from './tell.ts'

/** What a run works on: everything that was read, and the ways from it to cases. */
export interface Plan {
  sources: Sources
  requirements: Requirement[]
  parts: Part[]
}

/** What there is to cover in the scope of a run, and the cases for it. */
export interface Designed {
  items: ItemBase[]
  candidates: Candidate[]
  open: Open[]
  gaps: Unnumbered[]
  /** Requirements whose items the scope leaves out. */
  outside: Set<string>
  /** Items of lowest risk above the size of one run: named as dropped. */
  beyond: ItemBase[]
}

// A run designs for at most so many items; a document of this size holds hundreds of inputs.
const mostItems = 1000

/** Reads the texts of a request and says what there is to cover. */
export function* makePlan(request: DesignRequest, tell: Teller): Steps<Plan> {
  tell.phase('reading', 'Reading the requirements', 0.05)
  const sources = yield* tell.tool(
    'read_requirements',
    `${request.requirements.length + (request.uploadedContent?.length ?? 0)} characters`,
    () => readSources(request),
    ({ sentences, read }) => `${sentences.length} sentences, ${read.length} requirements`,
  )
  tell.phase('modelling', 'Building the test model', 0.25)
  const parts = yield* tell.tool(
    'build_model',
    `${sources.read.length} requirements`,
    () => partsOf(sources, request),
    () => sizeOf(sources),
  )
  yield* tell.tool(
    'enumerate_coverage_items',
    `scope ${request.scope ?? 'full'}`,
    () => parts.reduce((sum, { size }) => sum + size, 0),
    (count) => `${count} coverage items`,
  )
  return { sources, parts, requirements: sources.read.map(({ requirement }) => requirement) }
}

function sizeOf({ texts }: Sources): string {
  const count = (of: 'rules' | 'subjects' | 'flows') =>
    texts.reduce((sum, { model }) => sum + model[of].length, 0)
  return `${count('subjects')} subjects, ${count('rules')} rules, ${count('flows')} flows`
}

function partsOf(sources: Sources, { scope = 'full' }: DesignRequest): Part[] {
  const requirements = new Map(sources.read.map(({ requirement }) => [requirement.id, requirement]))
  const taken = new Set<string>()
  const work = planningWork()
  const texts = sources.texts.map((text) => {
    const part = new TextPart(text, { requirements }, { taken, work })
    for (const id of part.ids) taken.add(id)
    return part
  })
  return [
    ...texts,
    measurePart(sources.texts, requirements),
    reportPart(sources.sentences, requirements),
    scenarioPart(sources.sentences, requirements),
    interfacePart(sources.sentences, requirements),
    codePart(sources, requirements),
    checklistPart(texts, { read: sources.read, scope }),
  ]
}

/** Designs all parts, and keeps what the scope asks for and one run holds. */
export function designParts(
  { parts, sources }: Plan,
  { scope = 'full' }: Pick<DesignRequest, 'scope'>,
): Designed {
  const designed = parts.map((part) => ({ part, made: part.design() }))
  const all = designed.flatMap(({ made }) => made.items)
  const inside = inScope(
    designed.map(({ part, made }) => ({ kind: part.kind, items: made.items })),
    scope,
    sources,
  )
  const ranked = inside.length <= mostItems ? inside : inside.toSorted((a, b) => weightOf(b) - weightOf(a))
  const kept = new Set(ranked.slice(0, mostItems).map(({ id }) => id))
  const wanted = new Set(inside.map(({ id }) => id))
  return {
    items: inside.filter(({ id }) => kept.has(id)),
    candidates: designed.flatMap(({ made }) => made.candidates.flatMap((one) => within(one, kept))),
    open: designed.flatMap(({ made }) => made.open.filter(({ item }) => kept.has(item.id))),
    gaps: designed.flatMap(({ made }) => made.gaps),
    outside: new Set(all.flatMap(({ id, requirementId }) => (wanted.has(id) ? [] : [requirementId]))),
    beyond: inside.filter(({ id }) => !kept.has(id)),
  }
}

/** A case with only the claims that are wanted. */
export function within({ testCase, covers, ...rest }: Candidate, kept: ReadonlySet<string>): Candidate[] {
  const left = [...covers].filter((id) => kept.has(id))
  if (left.length === covers.size) return [{ testCase, covers, ...rest }]
  const coverageItems = (testCase.coverageItems ?? []).filter(({ id }) => kept.has(id))
  return left.length === 0
    ? []
    : [{ testCase: { ...testCase, coverageItems }, covers: new Set(left), ...rest }]
}
