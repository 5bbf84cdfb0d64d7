import type { TestCase, TestStep } from '../test-cases/schema.ts'
import { mostSteps, withSteps as withStepsOf } from '../test-cases/with-steps.ts'
import { oneCase } from './one-case.ts'
import { replaceTitles } from './titles.ts'
import type { Draft, Instruction } from './types.ts'

const polite = '^(?:please\\s+)?'
const target = '(?:test\\s+case\\s+|test\\s+|case\\s+)?(.{1,1100}?)'
const removal = new RegExp(
  `${polite}(?:remove|delete|drop)\\s+(?:the\\s+)?(?:steps?\\s+(\\d{1,3})(?:\\s*(?:to|through|–|-)\\s*(\\d{1,3}))?|(last|first)\\s+step)\\s+(?:from|of|in)\\s+${target}$`,
  'i',
)
const addition = new RegExp(
  `${polite}(?:add|insert)\\s+(?:a|another|one more)\\s+(?:new\\s+)?step\\s+(?:(before|after)\\s+step\\s+(\\d{1,3})\\s+(?:of|in)\\s+|to\\s+(?:the\\s+(end|beginning|start)\\s+of\\s+)?)${target}\\s*:\\s*(.{1,3000})$`,
  'is',
)
const moving = new RegExp(
  `${polite}move\\s+step\\s+(\\d{1,3})\\s+(?:of|in)\\s+${target}\\s+(before|after)\\s+step\\s+(\\d{1,3})$`,
  'i',
)

/** "remove step 3 from TC-004", "add a step after step 2 of TC-001: Click "Save" => "Saved" is shown", "move step 3 of TC-001 before step 1". */
export const steps: Instruction = (instruction, draft) => {
  // A whole title in quotes is that case, whatever quotes and words it has.
  const words = replaceTitles(instruction, draft.testCases, ({ id }) => id)
  const removed = removal.exec(words)
  if (removed) {
    const [, from, to = from, end, name = ''] = removed
    return withSteps(name, draft, (all) => withoutSteps(all, { from, to, end }))
  }
  const added = addition.exec(words)
  if (added) {
    const [, side, number, end, name = '', text = ''] = added
    return withSteps(name, draft, (all) => withStep(all, { side, number, end, text }))
  }
  const [, from, name, side, to] = moving.exec(words) ?? []
  if (name !== undefined) return withSteps(name, draft, (all) => moved(all, { from, side, to }))
  // Never taken for a test case that is to be added or removed.
  return ofStep.test(words) ? { refused: example(draft) } : undefined
}

const ofStep =
  /^(?:please\s+)?(?:add|insert|create|write|remove|delete|drop|move)\s+(?:(?:the|an?|another|one|more|new|last|first|second|third|\d{1,3}(?:st|nd|rd|th))\s+){0,3}steps?(?=$|[.:,]|\s+(?:\d|number|before|after|to|from|of|in)\b)/i

const example = ({ testCases: [first] }: Draft): string => {
  const id = first?.id ?? 'TC-001'
  return `I did not understand which step is meant, so nothing was changed. Say it as “remove step 2 from ${id}”, “move step 3 of ${id} before step 2” or “add a step after step 2 of ${id}: Click "Save" => "Saved" is shown”.`
}

type Changed = { steps: TestStep[]; reply: string } | string

function withSteps(
  name: string,
  draft: Draft,
  change: (steps: readonly TestStep[]) => Changed,
): ReturnType<Instruction> {
  const testCase = oneCase(name.trim(), draft.testCases)
  if (typeof testCase === 'string') return { refused: testCase }
  const { steps: own = [] } = testCase
  const before = draft.session.testCases.find(({ id }) => id === testCase.id)
  // Numbers are those that the person sees, which a first change of steps moves.
  if (before && before.steps !== testCase.steps)
    return { refused: `The steps of ${testCase.id} changed with this message; say the rest in another one.` }
  const changed = change(own.map((step, at) => ({ ...step, stepNumber: at + 1 })))
  if (typeof changed === 'string') return { refused: `${testCase.id} ${changed}` }
  if (changed.steps.length > mostSteps) return { refused: `${testCase.id} has ${mostSteps} steps, the most.` }
  const next: TestCase = withStepsOf(testCase, changed.steps)
  return {
    draft: { ...draft, testCases: draft.testCases.map((each) => (each === testCase ? next : each)) },
    reply: `${changed.reply} ${testCase.id}.`,
  }
}

function withoutSteps(
  all: readonly TestStep[],
  { from, to, end }: { from: string | undefined; to: string | undefined; end: string | undefined },
): Changed {
  const number = (word: string | undefined) =>
    end === undefined ? Number(word) : end.toLowerCase() === 'first' ? 1 : all.length
  const [first, last] = [number(from), number(to)]
  if (first < 1 || last < first || last > all.length) return noStep(last < first ? first : last, all)
  if (last - first + 1 === all.length) return 'would have no step left. Remove the whole test case instead.'
  const which = first === last ? `step ${first}` : `steps ${first} to ${last}`
  return {
    steps: all.filter((_step, at) => at + 1 < first || at + 1 > last),
    reply: `Removed ${which} from`,
  }
}

interface Addition {
  side: string | undefined
  number: string | undefined
  end: string | undefined
  text: string
}

function withStep(all: readonly TestStep[], { side, number, end, text }: Addition): Changed {
  const place =
    number === undefined ? (/^(?:beginning|start)$/i.test(end ?? '') ? 1 : all.length) : Number(number)
  if (number !== undefined && (place < 1 || place > all.length)) return noStep(place, all)
  const isBefore =
    side?.toLowerCase() === 'before' || (number === undefined && end !== undefined && place === 1)
  const at = isBefore ? place - 1 : place
  const [action = '', expectedResult = ''] = text.split(/\s*=>\s*/, 2)
  if (action.trim() === '') return 'gets no step: say what it does.'
  const step: TestStep = { stepNumber: at + 1, action: action.trim(), expectedResult: expectedResult.trim() }
  return { steps: all.toSpliced(at, 0, step), reply: `Added step ${at + 1} to` }
}

interface Move {
  from: string | undefined
  side: string | undefined
  to: string | undefined
}

function moved(all: readonly TestStep[], { from, side, to }: Move): Changed {
  const [source, goal] = [Number(from), Number(to)]
  const step = all[source - 1]
  if (!step) return noStep(source, all)
  if (!all[goal - 1]) return noStep(goal, all)
  if (source === goal) return 'has that step there already.'
  const others = all.filter((each) => each !== step)
  const at = others.indexOf(all[goal - 1] as TestStep) + (side?.toLowerCase() === 'after' ? 1 : 0)
  return { steps: others.toSpliced(at, 0, step), reply: `Moved step ${source} to place ${at + 1} in` }
}

const noStep = (number: number, all: readonly TestStep[]): string =>
  `has no step ${number}; it has ${all.length}.`
