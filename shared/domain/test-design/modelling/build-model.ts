import type { ReadRequirement, ReadSentence } from '../../requirements/index.ts'
import type { TestModel } from '../model.ts'
import { buildMachines } from './machines.ts'
import { buildScenarios } from './scenarios.ts'
import { buildScreens } from './screens.ts'
import { buildTables } from './tables.ts'
import { buildThresholds } from './thresholds.ts'

/** Folds the facts of all sentences into one typed model. Pure; same input, same model. */
export function buildModel(all: ReadSentence[], read: ReadRequirement[]): TestModel {
  const sentences = withoutVague(all, read)
  const { screens, screenOf, isRule } = buildScreens(sentences)
  return {
    requirements: new Map(read.map(({ requirement }) => [requirement.id, requirement])),
    screens,
    scenarios: buildScenarios(sentences, screenOf),
    tables: buildTables(sentences, screenOf, isRule),
    machines: buildMachines(sentences),
    thresholds: buildThresholds(sentences, screenOf),
  }
}

/** Behaviour in vague words without a value ("responds appropriately") gives nothing that a case could compare. */
function withoutVague(sentences: ReadSentence[], read: ReadRequirement[]): ReadSentence[] {
  const vague = new Set(
    read
      .filter(({ requirement }) => requirement.testability === 'low')
      .map(({ requirement }) => requirement.id),
  )
  return sentences.map((sentence) =>
    vague.has(sentence.requirementId ?? '')
      ? {
          ...sentence,
          facts: sentence.facts.filter(
            ({ kind }) => kind !== 'rule' && kind !== 'scenario' && kind !== 'threshold',
          ),
        }
      : sentence,
  )
}
