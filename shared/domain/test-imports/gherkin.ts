import type * as messages from '@cucumber/messages'
import { fieldsOf } from './gherkin-fields.ts'
import { proseOf } from './gherkin-prose.ts'
import { sourceOf, spanOf, type Spans } from './gherkin-spans.ts'
import { RefusedImport } from './refused-import.ts'
import { type Draft, type Finding, type Reading, errorAt } from './types.ts'

/**
 * Reads a feature file in any language of Gherkin: a case for each scenario, and for an outline one for each of its Examples. Given lines
 * become preconditions, When lines actions, Then lines expected results, tables and doc strings test data; a single row of examples is
 * put into the steps. The background belongs to every scenario. English scenarios keep their text. A file that does not parse is an
 * error for each place; nothing of it is read, because what follows a fault is guesswork.
 */
export async function readFeature(source: string): Promise<Reading> {
  const { AstBuilder, GherkinClassicTokenMatcher, Parser } = await import('@cucumber/gherkin')
  let id = 0
  const parser = new Parser(new AstBuilder(() => String(id++)), new GherkinClassicTokenMatcher())
  try {
    const { feature } = parser.parse(source)
    if (!feature) throw new RefusedImport('empty', 'The feature file holds no feature. Check the file.')
    return { found: casesOf(feature, source), findings: [] }
  } catch (error) {
    if (error instanceof RefusedImport) throw error
    return { found: [], findings: faultsOf(error) }
  }
}

interface Fault {
  message: string
  location?: messages.Location
  errors?: Fault[]
}

function faultsOf(error: unknown): Finding[] {
  const fault = error as Fault
  return (fault.errors ?? [fault]).map(({ message, location }) => {
    const said = message.replace(/^\(\d+:\d+\):\s*/, '').slice(0, 300)
    return errorAt(
      location ? { line: location.line } : {},
      `Not Gherkin: ${said}. Correct it and send the file again.`,
    )
  })
}

/** What the scenarios of a feature or rule share. */
interface Shared {
  category: string
  tags: string[]
  background: messages.Background[]
  spans: Spans
  isEnglish: boolean
}

function casesOf(feature: messages.Feature, source: string): Draft[] {
  const shared: Shared = {
    category: feature.name === 'Test cases' ? '' : feature.name,
    tags: namesOf(feature.tags),
    background: [],
    spans: spanOf(feature, source),
    isEnglish: feature.language === 'en',
  }
  return feature.children.flatMap(({ background, rule, scenario }): Draft[] => {
    if (background) shared.background = [background]
    if (scenario) return scenarioCases(scenario, shared)
    return rule ? ruleCases(rule, shared) : []
  })
}

function ruleCases(rule: messages.Rule, above: Shared): Draft[] {
  const category = [above.category, rule.name].filter(Boolean).join('/')
  const shared: Shared = { ...above, category, tags: [...above.tags, ...namesOf(rule.tags)] }
  return rule.children.flatMap(({ background, scenario }) => {
    if (background) shared.background = [...above.background, background]
    return scenario ? scenarioCases(scenario, shared) : []
  })
}

const namesOf = (tags: readonly messages.Tag[]) => tags.map(({ name }) => name.replace(/^@/, ''))

function scenarioCases(scenario: messages.Scenario, shared: Shared): Draft[] {
  const filled = scenario.examples.filter(({ tableBody }) => tableBody.length > 0)
  if (filled.length === 0) return [draftOf(scenario, undefined, shared)]
  return filled.map((examples, index) => {
    const draft = draftOf(scenario, examples, shared)
    const isNamed = examples.name !== '' || filled.length === 1
    return isNamed ? draft : { ...draft, title: `${draft.title} (${index + 1})` }
  })
}

function draftOf(
  scenario: messages.Scenario,
  examples: messages.Examples | undefined,
  { category, tags, background, spans, isEnglish }: Shared,
): Draft {
  const steps = [...background.flatMap((each) => each.steps), ...scenario.steps]
  const own = [...tags, ...namesOf(scenario.tags), ...namesOf(examples?.tags ?? [])]
  return {
    place: { line: (examples ?? scenario).location.line },
    title: examples?.name || scenario.name,
    category,
    ...fieldsOf(`${scenario.description}\n${examples?.description ?? ''}`, own),
    ...proseOf(steps, examples),
    ...(isEnglish &&
      scenario.steps.length > 0 && { gherkin: sourceOf(spans, { scenario, examples, background }) }),
  }
}
