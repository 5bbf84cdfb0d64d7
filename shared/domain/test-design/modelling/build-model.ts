import type { ReadRequirement, ReadSentence } from '../../requirements/index.ts'
import type { TestModel } from '../model.ts'
import { buildMachines } from './machines.ts'
import { buildScenarios } from './scenarios.ts'
import { buildScreens } from './screens.ts'
import { buildTables } from './tables.ts'
import { buildThresholds } from './thresholds.ts'

/** Folds the facts of all sentences into one typed model. Pure; same input, same model. */
export function buildModel(sentences: ReadSentence[], read: ReadRequirement[]): TestModel {
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
