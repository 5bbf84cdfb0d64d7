import type { TestCase } from '../../test-cases/schema.ts'
import { fileNaming } from '../identifiers.ts'
import { readCases } from '../read-cases.ts'
import type { Language, ProjectFile } from '../types.ts'
import { featureText } from './feature.ts'
import { type Scenario, oneLine, scenarioOf } from './scenarios.ts'
import { withUniformNames } from './uniform-names.ts'
import type { BddFramework, StepDefinition } from './types.ts'

export interface BddOptions {
  testCases: TestCase[]
  framework: BddFramework
  language: Language
  name: string
  baseUrl: string
  stepDefinitions: boolean
  dataTables: boolean
}

/** Cases as a project of behaviour-driven development: a feature for each group of cases, with what its framework needs to run them. */
export function writeBddProject(options: BddOptions): ProjectFile[] {
  const { framework, language, name, baseUrl } = options
  const groups = Map.groupBy(withUniformNames(readCases(options)), ({ group }) => group)
  const files = fileNaming()
  const all: Scenario[] = []
  const features = [...groups].map(([group, cases]): ProjectFile => {
    const scenarios = cases.map((one) => scenarioOf(one, options))
    all.push(...scenarios)
    const title = [oneLine(name), oneLine(group)].filter(Boolean).join(': ')
    const path = `${framework.featureFolder}/${files.name(group, group, { fallback: 'cases' })}.feature`
    return { path, content: featureText(title, scenarios) }
  })
  if (!options.stepDefinitions) return features
  const definitions = definitionsOf(all)
  return [...features, ...framework.write({ name, baseUrl, language, features, definitions })]
}

/** Each expression once, by the keyword under which it comes first. A box that leaves in one scenario is set so in all. */
export function definitionsOf(scenarios: Scenario[]): StepDefinition[] {
  const definitions = new Map<string, StepDefinition>()
  for (const { keyword, phrase } of scenarios.flatMap(({ steps }) => steps)) {
    const { expression, parameters, statement } = phrase
    const leaves = statement !== undefined && 'leaves' in statement && statement.leaves === true
    if (definitions.has(expression) && !leaves) continue
    definitions.set(expression, { keyword, expression, parameters, ...(statement ? { statement } : {}) })
  }
  const order = { Given: 0, When: 1, Then: 2 }
  return [...definitions.values()].toSorted((a, b) => order[a.keyword] - order[b.keyword])
}
