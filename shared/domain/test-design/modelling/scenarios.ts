import { labelKey } from '../../requirements/facts/labels.ts'
import type { ScenarioFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { toStep } from '../cases/step-prose.ts'
import type { Scenario, Screen } from '../model.ts'
import { buildFlows } from './flows/build-flows.ts'
import { InputFinder } from './flows/inputs.ts'
import { toldScenario } from './told-scenarios.ts'

/** Scenarios of the text: Given/When/Then, events with outcomes, and the numbered flows of use cases. */
export function buildScenarios(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
  screens: Screen[] = [],
): Scenario[] {
  const inputs = new InputFinder(screens, screenOf)
  const told = sentences.flatMap((sentence) =>
    sentence.facts.flatMap((fact, index) => {
      if (fact.kind !== 'scenario' || sentence.requirementId === undefined) return []
      const screen = screenOf(sentence)
      return submitsForm(fact, screen)
        ? []
        : [toldScenario(fact, { sentence, id: `${sentence.requirementId}.${index + 1}`, screen, inputs })]
    }),
  )
  return [...told, ...buildFlows(sentences, screens, screenOf)]
}

// What every case of a form with allowed values starts from anyway.
const entered =
  /^(?:(?:i|we|he|she|they|(?:the |an? )?(?:[\w-]+ )?(?:user|customer|visitor|member|person)) (?:has |have |had )?(?:enter(?:s|ed)?|provided?|provides|fill(?:s|ed)? in|typed|types) )?(?:(?:my|his|her|their|the|all|an?) )*(?:valid|correct|right|registered|existing) (?:[\w-]+ (?:and |or )?){0,3}(?:credentials|log-?in data|login details|user data|data|details|values|fields|information|e-?mail(?: address)?|passwords?|user ?name)$/i
const complete =
  /^(?:i|we|he|she|they|(?:the |an? )?(?:[\w-]+ )?(?:user|customer|visitor|member|person)) (?:has |have |had )?(?:filled in|filled out|entered|completed) (?:everything|all (?:the )?(?:required |mandatory )?(?:fields|data|inputs)|the (?:whole )?form)(?: correctly| completely| with valid (?:data|values))?$/i
const opened =
  /^(?:i am|we are|(?:the |an? )?(?:[\w-]+ )?(?:user|customer|visitor) is) on the [\w -]{2,40}(?:page|form|screen)$|^the [\w -]{0,40}(?:page|form|screen|dialog) is (?:open|opened|shown|displayed)$/i

const wellEntered =
  /^(?:i|we|he|she|they|(?:the |an? )?(?:[\w-]+ )?(?:user|customer|visitor|member|person)) (?:has |have |had )?(?:enter(?:s|ed)?|provided?|provides|fill(?:s|ed)? in|typed|types) (?:(?:my|his|her|their|the|all|an?) )*(?:valid|correct|right|registered|existing) ([^"]{2,80})$/i

function isWellEntered(given: string, { parameters }: Screen): boolean {
  const plain = given.trim().replace(/[.,;]+$/, '')
  if (entered.test(plain) || opened.test(plain) || complete.test(plain)) return true
  const labels = new Set(parameters.map(({ label }) => labelKey(label)))
  const names = wellEntered.exec(plain)?.[1]?.split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
  return names?.every((one) => labels.has(labelKey(one.replace(articles, '')))) === true
}

const articles = /^(?:(?:an?|the|my|his|her|their|valid|correct|right)\s+)+/i

/** "When the user clicks Save, …" about the button of a form is the outcome of the form, and is tested with it. */
export function submitsForm({ given, when, title }: ScenarioFact, screen: Screen | undefined): boolean {
  if (
    !screen ||
    screen.parameters.length === 0 ||
    !given.every((one) => isWellEntered(one, screen)) ||
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
