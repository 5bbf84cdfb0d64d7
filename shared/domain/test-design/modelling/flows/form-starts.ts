import type { Scenario, Screen } from '../../model.ts'
import { isCheckable } from '../../../prose-steps/is-checkable.ts'

/**
 * A form that the main flow of a use case fills in starts where the flow does, is sent by the button that the flow presses next, and
 * leads to what the flow shows in the end. Completes the screens in place.
 */
export function startForms(screens: Screen[], scenarios: Scenario[]): void {
  for (const scenario of scenarios) {
    if (!scenario.id.endsWith('.main')) continue
    const screen = screens.find(({ parameters }) =>
      scenario.steps.some(
        ({ inputs = [] }) =>
          inputs.length > 0 && inputs.every(({ parameter }) => parameters.includes(parameter)),
      ),
    )
    if (screen && !screen.start) startForm(screen, scenario)
  }
}

function startForm(screen: Screen, { steps, preconditions, origins }: Scenario): void {
  const filled = (index: number) =>
    steps[index]?.inputs?.every(({ parameter }) => screen.parameters.includes(parameter)) === true
  const first = steps.findIndex((_, index) => filled(index))
  const last = steps.findLastIndex((_, index) => filled(index))
  const press = steps[last + 1]
  const button = /^Click (?:the )?"([^"]+)"/.exec(press?.action ?? '')?.[1]
  const shown = press?.expected ?? ''
  const literal = /"[^"]+" is visible/.exec(shown)?.[0]
  if (button === undefined || steps.slice(first, last).some((_, index) => !filled(first + index))) return
  screen.button = button
  const [requirementId = ''] = origins
  // What still has to be done behind the button is no part of the form: what is shown before it is its outcome.
  if (literal) screen.success ??= { check: literal, checkable: true, requirementId }
  else if (shown !== '' && steps.length > last + 2)
    screen.success ??= { check: shown, checkable: isCheckable(shown), requirementId }
  const records = steps
    .flatMap(({ inputs = [] }) => inputs)
    .flatMap(({ parameter, value }) => {
      const text = preconditions.find((one) => value !== undefined && one.endsWith(` is "${value}"`))
      return text === undefined
        ? []
        : [{ parameterId: parameter.id, text, name: text.slice(0, text.lastIndexOf(' is "')) }]
    })
  const stated = preconditions.filter((one) => !records.some(({ text }) => text === one))
  screen.start = {
    preconditions: stated,
    records: records.map(({ parameterId, name }) => ({ parameterId, name })),
    steps: steps.slice(0, first).map(({ action, expected }) => ({ action, expectedResult: expected })),
  }
}
