import { capital } from '../../english/capital.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { isComputed } from '../framework.ts'
import { fileNaming } from '../identifiers.ts'
import { readCases } from '../read-cases.ts'
import type { Language, ProjectFile } from '../types.ts'
import { featureText } from './feature.ts'
import { oneLine } from './one-line.ts'
import { type Scenario, scenarioOf } from './scenarios.ts'
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

/** What a project is called that nobody has named; its features have titles of their own. */
const unnamed = 'Features'

/** Cases as a project of behaviour-driven development: a feature for each group of cases, with what its framework needs to run them. */
export function writeBddProject(options: BddOptions): ProjectFile[] {
  const { framework, language, name, baseUrl } = options
  const groups = Map.groupBy(withUniformNames(readCases(options)), ({ group }) => group)
  const files = fileNaming()
  const all: Scenario[] = []
  const features = [...groups].map(([group, cases]): ProjectFile => {
    const scenarios = cases.map((one) => scenarioOf(one, options))
    all.push(...scenarios)
    const title = [...new Set([oneLine(name), capital(oneLine(group))])].filter(Boolean).join(': ') || unnamed
    const path = `${framework.featureFolder}/${files.name(group, group, { fallback: 'cases' })}.feature`
    return { path, content: featureText(title, scenarios) }
  })
  if (!options.stepDefinitions) return features
  const definitions = definitionsOf(all)
  return [
    ...features,
    ...framework.write({ name: name || unnamed, baseUrl, language, features, definitions }),
  ]
}

/**
 * Each expression once, by the keyword under which it comes first. A box that leaves in one scenario is set so in all, and what holds a
 * date or secret in one is looked at in all.
 */
export function definitionsOf(scenarios: Scenario[]): StepDefinition[] {
  const steps = Map.groupBy(
    scenarios.flatMap((scenario) => scenario.steps),
    ({ phrase }) => phrase.expression,
  )
  const definitions = [...steps.values()].flatMap((same): StepDefinition[] => {
    const [first] = same
    if (!first) return []
    const { expression, parameters } = first.phrase
    const statements = same.map(({ phrase }) => phrase.statement).filter((one) => one !== undefined)
    const statement = statements.find((one) => 'leaves' in one && one.leaves) ?? statements[0]
    const isComputing = same.some(({ phrase }) => isComputed(JSON.stringify(phrase)))
    const done = statement && isComputing ? computing(statement) : statement
    return [{ keyword: first.keyword, expression, parameters, ...(done ? { statement: done } : {}) }]
  })
  const order = { Given: 0, When: 1, Then: 2 }
  return definitions.toSorted((a, b) => order[a.keyword] - order[b.keyword])
}

/** The statement with all its variables marked as holding dates or secrets. */
function computing<T>(part: T): T {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(computing) as T
  const own = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, computing(value)]))
  return ('variable' in part ? { ...own, computed: true } : own) as T
}
