import { spokenStep } from '../../test-exports/gherkin-words.ts'
import type { ScriptCase } from '../types.ts'
import { oneLine } from './one-line.ts'
import type { ScenarioStep } from './types.ts'

/** The step that hands a scenario to a person, with the reason. */
export const manualExpression = 'this is for a person to do, because {string}'

export const handedOver = (reason: string): ScenarioStep => ({
  keyword: 'Given',
  phrase: {
    expression: manualExpression,
    parameters: [{ name: 'reason', type: 'string' }],
    values: [reason],
  },
})

/**
 * The steps of a case for a person, in its own words. Each stands behind words that no other step begins with, so that one definition does for all of a kind:
 * runners ask for one even of a step that they skip.
 */
export function personSteps({ preconditions, steps }: ScriptCase): ScenarioStep[] {
  return [
    ...preconditions.flatMap((text) => proseStep('Given', 'at the start {}', text)),
    ...steps.flatMap(({ action, expected }) => [
      ...actionStep(action),
      ...proseStep('Then', 'it is true that {}', expected),
    ]),
  ]
}

function actionStep(action: string): ScenarioStep[] {
  const spoken = oneLine(spokenStep(oneLine(action)))
  const [, done] = /^the user (.+)$/s.exec(spoken) ?? []
  return done === undefined
    ? proseStep('When', 'it happens that {}', spoken)
    : proseStep('When', 'the user {}', done)
}

function proseStep(keyword: ScenarioStep['keyword'], expression: string, text: string): ScenarioStep[] {
  const words = withinSentence(oneLine(text))
  return words === ''
    ? []
    : [{ keyword, phrase: { expression, parameters: [{ name: 'reason', type: 'prose' }], values: [words] } }]
}

/** Words that have a capital only because a sentence begins with them. */
const beginnings = new Set(
  (
    'the a an it its all each every no none nothing this that these those they there their some any one ' +
    'he she we you your only both'
  ).split(' '),
)

/** A sentence as it goes on within another: without the capital of a first word that is no name, and without a full stop. */
const withinSentence = (text: string) =>
  text
    .replace(/^[A-Z][a-z]*\b/, (word) => (beginnings.has(word.toLowerCase()) ? word.toLowerCase() : word))
    .replace(/(?<=[^.])\.$/, '')
