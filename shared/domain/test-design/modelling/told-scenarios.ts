import type { ScenarioFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { compileStep } from '../../prose-steps/compile-step.ts'
import { happeningStep } from '../cases/happening.ts'
import { capital, joinChecks, toCheck } from '../cases/check-prose.ts'
import { toStep, type StepProse } from '../cases/step-prose.ts'
import { fillIn } from '../filling/fill-in.ts'
import type { Scenario, ScenarioStep, Screen } from '../model.ts'
import { accountData } from './account-data.ts'
import type { InputFinder } from './flows/inputs.ts'
import { actingPerson, existing, withNouns } from './starts.ts'

// "Given my card is valid" is a state to set up; only what is typed or chosen needs data.
const entering =
  /\b(?:enter(?:ed|s)?|typed?|fill(?:ed|s)?|provided?|supplied|supply|select(?:ed|s)?|choose|chosen|pick(?:ed|s)?|logged|signed|log|sign|submit(?:ted|s)?|upload(?:ed|s)?)\b/i

const openPage =
  /^\W*(?:the |an? |my )?(?:[\w-]+ ){0,3}?(?:page|form|screen|site|website|application|app|dialog) is (?:open|opened|shown|displayed)$/i
const judged = /^Enter (?:the |an? )?((?:right|correct|valid|wrong|invalid|incorrect|unknown) [^"]{2,60})$/i

interface Place {
  sentence: ReadSentence
  id: string
  screen: Screen | undefined
  inputs: InputFinder
}

/** A scenario that one sentence or one Given/When/Then tells, from a stated start. */
export function toldScenario(fact: ScenarioFact, { sentence, id, screen, inputs }: Place): Scenario {
  const given = fact.given.map((text) => ({
    text,
    step: openPage.test(text) ? { text: 'Open the page' } : toStep(text),
  }))
  const ready = given.filter(({ step }) => runs(step.text))
  const nouns = fact.given.join(' ')
  const when = fact.when.map((text) => happeningStep(withNouns(text, nouns)))
  const states = given.filter(({ step }) => !runs(step.text)).map(({ text }) => existing(text))
  const acting = [...ready.map(({ step }) => step), ...when].map((step) => {
    const account = accountData(step.text, inputs)
    return { step, account, entered: account?.inputs ?? inputs.entered(step.text, sentence) }
  })
  const accounts = acting.flatMap(({ account }) => account?.preconditions ?? [])
  const data = [
    ...given
      .filter(({ step }) => !runs(step.text))
      .map(({ step }) => step)
      .filter(({ text }) => entering.test(text) && !/^not all\b/i.test(text)),
    ...acting.flatMap(({ step, entered }) => (entered.length > 0 ? [] : [step])),
  ]
  const vague = data.map((step) => step.vague ?? judged.exec(step.text)?.[1]).find((one) => one !== undefined)
  const expected = joinChecks(fact.outcomes.map(toCheck))
  const between = new Map(
    fact.between?.map(({ after, outcomes }) => [ready.length + after, joinChecks(outcomes.map(toCheck))]),
  )
  const steps = [
    ...acting.map(({ step, entered }, index) => stepWith(step, entered, between.get(index))),
    ...(fact.sent ? sending(screen) : []),
    ...(accounts.length > 0 && !when.some(({ text }) => /^(?:Click|Press|Submit|Tap)\b/.test(text))
      ? [{ action: 'Submit the form', expected: '' }]
      : []),
  ]
  const spoken = [...when.map(({ text }) => text), ...(when.length > 0 ? [] : states)].join(', then ')
  return {
    id,
    title: fact.title ?? `${capital(spoken)} → ${expected}`,
    origins: sentence.requirementId ? [sentence.requirementId] : [],
    preconditions: [...new Set([...actingPerson([...fact.given, ...fact.when]), ...accounts, ...states])],
    steps: opened(steps, screen).map((step, index, all) =>
      index === all.length - 1 ? { ...step, expected } : step,
    ),
    exception: fact.role === 'exception',
    ...(vague ? { vague } : {}),
  }
}

function stepWith(
  { text }: StepProse,
  entered: NonNullable<ScenarioStep['inputs']>,
  expected = '',
): ScenarioStep {
  return { action: text, expected, ...(entered.length > 0 ? { inputs: entered } : {}) }
}

/** The form is filled in and sent, where what is told comes about by that. */
function sending(screen: Screen | undefined): ScenarioStep[] {
  if (!screen || screen.parameters.length === 0) return []
  // Two inputs that must differ, or follow each other, are not filled in alone.
  const related = screen.relations ? fillIn(screen, new Map()).values : new Map<string, string>()
  const inputs = screen.parameters
    .filter(({ constraints }) => constraints.required !== false)
    .map((parameter) => {
      const value = related.get(parameter.id)
      return { parameter, ...(value === undefined ? {} : { value }) }
    })
  const send = {
    action: screen.button ? `Click the "${screen.button}" button` : 'Submit the form',
    expected: '',
  }
  return [...(inputs.length > 0 ? [{ action: 'Fill in the form', expected: '', inputs }] : []), send]
}

function runs(action: string): boolean {
  const { actions, problems } = compileStep({ action, expectedResult: '' })
  return actions.length > 0 && problems.length === 0
}

function opened(steps: ScenarioStep[], screen: Screen | undefined): ScenarioStep[] {
  if (
    steps.some(({ action }) =>
      /^(?:Open (?:the page$|the "[^"]+" page$|")|Go to\b|Visit\b|Navigate to\b)/.test(action),
    )
  )
    return steps
  return [{ action: screen?.address ? `Open "${screen.address}"` : 'Open the page', expected: '' }, ...steps]
}
