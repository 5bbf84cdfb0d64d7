import { startOf, type Id, type RequirementModel, type World } from '../../requirement-model/index.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { leavesOf } from '../items/conditions.ts'
import { isConsent } from '../items/consent.ts'
import type { Candidates } from './candidates.ts'
import { search, valueIn, type Check } from './search.ts'
import { limitChecks, type Section } from './section.ts'

interface Known {
  model: RequirementModel
  section: Section
  candidates: Candidates
}

/** A world with a usual value for every entry and fact of a section, in which as few limits as possible are broken. */
export function usualWorld(scope: string, { model, section, candidates }: Known): World {
  const start = startOf(model, scope)
  const states = model.subjects.filter(
    ({ id, kind, scope: own }) => kind === 'state' && meet(own, scope) && !valueIn(start, id),
  )
  const left = new Set(model.subjects.flatMap(({ id, asIs }) => (asIs ? [id] : [])))
  const vary = [...section.chosen.filter((id) => !left.has(id)), ...states.map(({ id }) => id)]
  const agreed = new Set(model.subjects.flatMap((subject) => (isConsent(subject) ? [subject.id] : [])))
  const set = Object.entries(start.values).filter(
    ([id, { type }]) => !vary.includes(id) || (type !== 'empty' && !agreed.has(id)),
  )
  const records = Object.fromEntries(uniqueSubjects(model).map((id) => [id, []]))
  const from = { ...start, values: Object.fromEntries(set), records }
  const checks = limitChecks(section, vary)
  return (
    search(candidates, { from, vary, demands: [], checks: [...checks, ...section.quiet] }) ??
    search(candidates, { from, vary, demands: [], checks }) ??
    oneByOne(candidates, { from, vary, checks })
  )
}

/** Subjects whose values must not repeat: the usual world holds no record of them yet. */
function uniqueSubjects({ rules }: RequirementModel): Id[] {
  const atoms = rules.flatMap((rule) => (rule.if ? leavesOf(rule.if) : []))
  return atoms.flatMap(({ atom }) => (atom.kind === 'repeats' ? [atom.subject] : []))
}

/** Where no values meet all limits together, each subject gets one that meets its own limits. */
function oneByOne(
  candidates: Candidates,
  { from, vary, checks }: { from: World; vary: readonly Id[]; checks: readonly Check[] },
): World {
  return vary.reduce((world, id) => {
    const own = checks.filter(({ subjects }) => subjects.every((subject) => subject === id))
    return search(candidates, { from: world, vary: [id], demands: [], checks: own }) ?? world
  }, from)
}
