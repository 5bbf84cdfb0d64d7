import type { ScenarioFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { compileStep } from '../../prose-steps/compile-step.ts'
import { capital, toCheck, toStep } from '../cases/step-prose.ts'
import type { Scenario, Screen } from '../model.ts'
import { buildFlows } from './flows/build-flows.ts'

// "Given my card is valid" is a state to set up; only what is typed or chosen needs data.
const entering =
  /\b(?:enter(?:ed|s)?|typed?|fill(?:ed|s)?|provided?|supplied|supply|select(?:ed|s)?|choose|chosen|pick(?:ed|s)?|logged|signed|log|sign|submit(?:ted|s)?|upload(?:ed|s)?)\b/i

/** Scenarios of the text: Given/When/Then, events with outcomes, and the numbered flows of use cases. */
export function buildScenarios(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
  screens: Screen[] = [],
): Scenario[] {
  const told = sentences.flatMap((sentence) =>
    sentence.facts.flatMap((fact, index) => {
      if (fact.kind !== 'scenario' || sentence.requirementId === undefined) return []
      const screen = screenOf(sentence)
      return submitsForm(fact, screen)
        ? []
        : [fromFact(fact, sentence.requirementId, `${sentence.requirementId}.${index + 1}`, screen)]
    }),
  )
  return [...told, ...buildFlows(sentences, screens, screenOf)]
}

/** "When the user clicks Save, …" about the button of a form is the outcome of the form, and is tested with it. */
export function submitsForm({ given, when, title }: ScenarioFact, screen: Screen | undefined): boolean {
  if (
    !screen ||
    screen.parameters.length === 0 ||
    given.length > 0 ||
    title !== undefined ||
    when.length !== 1
  )
    return false
  const step = toStep(when[0] ?? '').text
  return (
    (screen.button !== undefined && step.includes(`"${screen.button}"`)) ||
    /^Submit (?:the |a )?(?:\w+ )?form$/i.test(step)
  )
}

function fromFact(
  fact: ScenarioFact,
  requirementId: string,
  id: string,
  screen: Screen | undefined,
): Scenario {
  const given = fact.given.map((text) => ({ text, step: toStep(text) }))
  const when = fact.when.map(toStep)
  const ready = given.filter(({ step }) => runs(step.text))
  const states = given.filter(({ step }) => !runs(step.text)).map(({ text }) => capital(text.trim()))
  const told = [...given.map(({ step }) => step).filter(({ text }) => entering.test(text)), ...when]
  const vague = told.find((step) => step.vague)?.vague
  const expected = fact.outcomes.map(toCheck).join(' and ')
  return {
    id,
    title: fact.title ?? `${lower(when.map(({ text }) => text).join(', then '))} → ${expected}`,
    origins: [requirementId],
    preconditions: states,
    steps: opened([...ready.map(({ step }) => step.text), ...when.map(({ text }) => text)], screen).map(
      (action, index, all) => ({ action, expected: index === all.length - 1 ? expected : '' }),
    ),
    exception: fact.role === 'exception',
    ...(vague ? { vague } : {}),
  }
}

function lower(text: string): string {
  return capital(text)
}

function runs(action: string): boolean {
  const { actions, problems } = compileStep({ action, expectedResult: '' })
  return actions.length > 0 && problems.length === 0
}

function opened(actions: string[], screen: Screen | undefined): string[] {
  if (actions.some((action) => /^(?:Open|Go to|Visit|Navigate to)\b/.test(action))) return actions
  return [screen?.address ? `Open "${screen.address}"` : 'Open the page', ...actions]
}
