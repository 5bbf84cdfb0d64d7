import type { TestStep } from '../test-cases/schema.ts'
import { mostSteps, withSteps } from '../test-cases/with-steps.ts'
import { oneCase } from './one-case.ts'
import { type StepEdit, stepEditIn, type StepPlace } from './step-forms.ts'
import { replaceTitles } from './titles.ts'
import type { Draft, Instruction } from './types.ts'

/** "remove step 3 from TC-004", "add a step after step 2 of TC-001: Click "Save" => "Saved" is shown", "move step 3 of TC-001 before step 1". */
export const steps: Instruction = (instruction, draft) => {
  // A whole title in quotes is that case, whatever quotes and words it has.
  const edit = stepEditIn(replaceTitles(instruction, draft.testCases, ({ id }) => id))
  if (edit === undefined) return undefined
  return edit === 'unclear' ? { refused: exampleFor(draft) } : applied(edit, draft)
}

const exampleFor = ({ testCases: [first] }: Draft): string => {
  const id = first?.id ?? 'TC-001'
  return `I did not understand which step is meant, so nothing was changed. Say it as “remove step 2 from ${id}”, “move step 3 of ${id} before step 2” or “add a step after step 2 of ${id}: Click "Save" => "Saved" is shown”.`
}

function applied(edit: StepEdit, draft: Draft): ReturnType<Instruction> {
  const testCase = oneCase(edit.of, draft.testCases)
  if (typeof testCase === 'string') return { refused: testCase }
  const before = draft.session.testCases.find(({ id }) => id === testCase.id)
  // Numbers are those that the person sees, which a first change of steps moves.
  if (before && before.steps !== testCase.steps)
    return { refused: `The steps of ${testCase.id} changed with this message; say the rest in another one.` }
  const changed = changedBy(edit, testCase.steps ?? [])
  if (typeof changed === 'string') return { refused: `${testCase.id} ${changed}` }
  if (changed.steps.length > mostSteps) return { refused: `${testCase.id} has ${mostSteps} steps, the most.` }
  const next = withSteps(testCase, changed.steps)
  return {
    draft: { ...draft, testCases: draft.testCases.map((each) => (each === testCase ? next : each)) },
    reply: `${changed.reply} ${testCase.id}.`,
  }
}

/** The steps after an edit, with what was done; or why it cannot be done, behind the id of the case. */
type Changed = { steps: TestStep[]; reply: string } | string

function changedBy(edit: StepEdit, own: readonly TestStep[]): Changed {
  const at = (place: StepPlace): number =>
    place === 'first' ? 0 : place === 'last' ? own.length - 1 : place - 1
  const missing = (place: StepPlace): string | undefined =>
    own[at(place)] || (own.length === 0 && place === 'last')
      ? undefined
      : `has no step ${place}; it has ${own.length}.`
  switch (edit.kind) {
    case 'remove':
      return missing(edit.from) ?? missing(edit.to) ?? withoutSteps(own, at(edit.from), at(edit.to))
    case 'add':
      return missing(edit.place) ?? withStep(own, at(edit.place) + (edit.side === 'after' ? 1 : 0), edit.text)
    case 'move':
      return (
        missing(edit.from) ??
        missing(edit.place) ??
        moved(own, at(edit.from), { ...edit, to: at(edit.place) })
      )
  }
}

function withoutSteps(own: readonly TestStep[], first: number, last: number): Changed {
  if (last < first) return `has no step ${first + 1} before step ${last + 1}.`
  if (last - first + 1 === own.length) return 'would have no step left. Remove the whole test case instead.'
  const which = first === last ? `step ${first + 1}` : `steps ${first + 1} to ${last + 1}`
  return {
    steps: own.filter((_step, at) => at < first || at > last),
    reply: `Removed ${which} from`,
  }
}

function withStep(own: readonly TestStep[], at: number, text: string): Changed {
  const [action = '', expectedResult = ''] = text.split(/\s*=>\s*/, 2)
  if (action === '') return 'gets no step: say what it does.'
  const step: TestStep = { stepNumber: at + 1, action, expectedResult }
  return { steps: own.toSpliced(at, 0, step), reply: `Added step ${at + 1} to` }
}

function moved(
  own: readonly TestStep[],
  from: number,
  { side, to }: { side: 'before' | 'after'; to: number },
): Changed {
  const [step, goal] = [own[from], own[to]]
  if (!step || !goal || step === goal) return 'has that step there already.'
  const others = own.filter((each) => each !== step)
  const at = others.indexOf(goal) + (side === 'after' ? 1 : 0)
  return { steps: others.toSpliced(at, 0, step), reply: `Moved step ${from + 1} to place ${at + 1} in` }
}
