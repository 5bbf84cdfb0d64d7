import type { Control, RequirementModel } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import { quote } from './words.ts'

type Press = NonNullable<Control['behind']>[number]

/**
 * The case with what is pressed on the page until each control is there that a step uses: the tab that it stands in, the button that opens it. On a page
 * without such controls it is the case itself.
 */
export function withReveals(testCase: TestCase, model: RequirementModel): TestCase {
  return model.live ? leftAtLast(revealed(testCase, model)) : revealed(testCase, model)
}

/** Where nothing hands entries over, many pages judge one when its field is left. */
function leftAtLast(testCase: TestCase): TestCase {
  const { steps = [] } = testCase
  const last = steps.at(-1)
  if (!last || !/^(?:Enter|Leave|Clear) /.test(last.action) || last.expectedResult === '') return testCase
  const left = { stepNumber: last.stepNumber + 1, action: 'Press "Tab"', expectedResult: last.expectedResult }
  return { ...testCase, steps: [...steps.slice(0, -1), { ...last, expectedResult: '' }, left] }
}

function revealed(testCase: TestCase, model: RequirementModel): TestCase {
  const { byName, tabs } = hiddenIn(model)
  if (byName.size === 0) return testCase
  const pressed = new Set<string>()
  let tab: string | undefined
  return withBefore(testCase, ({ action }) => {
    const used = quotedIn(action).flatMap((name) => byName.get(name) ?? [])
    const presses = used.flatMap(({ behind = [], place }) =>
      behind.length > 0 || tab === undefined || place === undefined || place === tab || !tabs.has(place)
        ? behind
        : [{ role: 'tab', name: place }],
    )
    return presses.filter((press) => {
      if (press.does !== undefined) return false
      const isOpen = press.role === 'tab' ? tab === press.name : pressed.has(press.name)
      if (press.role === 'tab') tab = press.name
      else pressed.add(press.name)
      return !isOpen
    })
  })
}

/**
 * The case with what has to be ticked or chosen on the page until a button can be pressed that a step presses, unless the case sets it itself. These are
 * entries like any others: whether what the case expects still follows has to be confirmed of the case that comes out.
 */
export function withDeeds(testCase: TestCase, model: RequirementModel): TestCase {
  const { byName } = hiddenIn(model)
  if (byName.size === 0) return testCase
  const set = new Set((testCase.steps ?? []).flatMap(({ action }) => quotedIn(action)))
  let hasEntry = false
  return withBefore(testCase, ({ action }) => {
    const used = quotedIn(action).flatMap((name) => byName.get(name) ?? [])
    const waiting = used.filter(({ behindAny }) => !behindAny || !hasEntry)
    if (entering.test(action) && !leavesAsIs(action, model)) hasEntry = true
    const deeds = waiting
      .flatMap(({ behind = [] }) => behind)
      .filter(({ does, name }) => does && !set.has(name))
    for (const { name } of deeds) set.add(name)
    return deeds
  })
}

/** Whether a step enters what a field holds anyway. */
function leavesAsIs(action: string, { subjects }: RequirementModel): boolean {
  const [value, name] = quotedIn(action)
  const initial = subjects.find((subject) => subject.name === name)?.initial
  return initial !== undefined && 'value' in initial && String(initial.value) === value
}

const entering = /^(?:Enter|Select|Choose|Check|Uncheck|Clear) /

/** The case with some steps before each of its own. */
function withBefore(testCase: TestCase, pressesBefore: (step: TestStep) => Press[]): TestCase {
  const own = testCase.steps ?? []
  const steps = own.flatMap((step) => [...pressesBefore(step).map(pressStep), step])
  if (steps.length === own.length) return testCase
  return { ...testCase, steps: steps.map((step, at) => ({ ...step, stepNumber: at + 1 })) }
}

const pressStep = (press: Press): TestStep => ({ stepNumber: 0, action: actionOf(press), expectedResult: '' })

function actionOf({ role, name, does, value }: Press): string {
  switch (does) {
    case 'tick':
      return `Check ${quote(name)}`
    case 'untick':
      return `Uncheck ${quote(name)}`
    case 'choose':
      return value === undefined ? `Select ${quote(name)}` : `Select ${quote(value)} from ${quote(name)}`
    default:
      return role === 'tab' ? `Click the ${quote(name)} tab` : `Click ${quote(name)}`
  }
}

const quotedIn = (action: string): string[] =>
  Array.from(action.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => text.replace(/\\(["\\])/g, '$1'))

/** Controls by their names where some are not there from the beginning, and the tabs that are pressed for them. */
const hiddenIn = once(({ controls, subjects }: RequirementModel) => {
  const presses = controls.flatMap(({ behind = [] }) => behind)
  const tabs = new Set(presses.flatMap(({ role, name }) => (role === 'tab' ? [name] : [])))
  for (const { role, name } of controls) if (role === 'tab') tabs.add(name)
  const optionsOf = new Map(subjects.map(({ id, options = [] }) => [id, options]))
  // A radio button is called by its option.
  const named = controls.flatMap((control) =>
    [control.name, ...(control.role === 'radio' ? (optionsOf.get(control.subject ?? '') ?? []) : [])].map(
      (name) => [name, control] as const,
    ),
  )
  return { byName: new Map(presses.length === 0 ? [] : named), tabs }
})
