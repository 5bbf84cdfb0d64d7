import type * as messages from '@cucumber/messages'
import { fieldsOf } from './gherkin-fields.ts'
import { proseOf } from './gherkin-prose.ts'
import { sourceOf, spanOf, type Spans } from './gherkin-spans.ts'
import { maximumCases, maximumCells, maximumColumns, maximumRows, maximumSteps } from './limits.ts'
import { RefusedImport } from './refused-import.ts'
import { type Draft, type Finding, type Reading, errorAt } from './types.ts'

/**
 * Reads a feature file in any language of Gherkin: a case for each scenario, and for an outline one for each of its Examples. Given lines
 * become preconditions, When lines actions, Then lines expected results, tables and doc strings test data; a single row of examples is
 * put into the steps. The background belongs to every scenario. English scenarios keep their text. A file that does not parse is an
 * error for each place; nothing of it is read, because what follows a fault is guesswork.
 */
export async function readFeature(text: string): Promise<Reading> {
  // A bare carriage return is a line end for people and none for the parser; lines have to be counted alike.
  const source = text.replaceAll(/\r\n?/g, '\n')
  if (linesOf(source) > maximumRows) throw tooLong()
  refuseLargeTables(source)
  const { AstBuilder, Errors, Parser } = await import('@cucumber/gherkin')
  let id = 0
  const parser = new Parser(new AstBuilder(() => String(id++)), await newTokenMatcher())
  let feature: messages.Feature | undefined
  try {
    feature = parser.parse(source).feature
  } catch (error) {
    // Anything else is a fault of ours or of the library, and no words for whoever sent the file.
    if (!(error instanceof Errors.GherkinException)) throw error
    return { found: [], findings: faultsOf(error) }
  }
  if (!feature) throw new RefusedImport('empty', 'The feature file holds no feature. Check the file.')
  return withinLimits(casesOf(feature, source))
}

/** The library looks a language up in a plain object, where it would find `constructor`, too. */
async function newTokenMatcher() {
  const { Errors, GherkinClassicTokenMatcher, dialects } = await import('@cucumber/gherkin')
  class TokenMatcher extends GherkinClassicTokenMatcher {
    override changeDialect(name: string, location?: messages.Location): void {
      if (!Object.hasOwn(dialects, name)) throw Errors.NoSuchLanguageException.create(name, location)
      super.changeDialect(name, location)
    }
  }
  return new TokenMatcher()
}

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** Counted before anything is parsed: the parser makes an object of each cell, and another one of each row. */
function refuseLargeTables(text: string): void {
  let [cells, columns, inRow, isStart] = [0, 0, false, true]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === newLine) [columns, inRow, isStart] = [0, false, true]
    else if (code === bar) {
      inRow ||= isStart
      isStart = false
      if (!inRow) continue
      columns++
      cells++
      if (columns > maximumColumns + 1 || cells > maximumCells) throw tooWide()
    } else if (code === backslash) {
      isStart = false
      // The next character is no bar of the table.
      if (text.charCodeAt(at + 1) !== newLine) at++
    } else if (code !== blank && code !== tab) isStart = false
  }
}

const [newLine, bar, backslash, blank, tab] = [10, 124, 92, 32, 9]

const tooWide = () =>
  new RefusedImport(
    'too_large',
    `A table of the feature has more than ${maximumColumns} columns, or its tables more than ${maximumCells} cells. Split the file.`,
  )

const tooLong = () =>
  new RefusedImport('too_large', `The feature has more than ${maximumRows - 1} lines. Split the file.`)

/** What the cases of a file may hold together, in characters: backgrounds and examples repeat text for each of them. */
const maximumText = 20_000_000

/** Takes cases until there is one too many, which tells that there were more, or until they repeat too much text. */
function withinLimits(cases: Iterable<Draft>): Reading {
  const reading: Reading = { found: [], findings: [] }
  let characters = 0
  for (const draft of cases) {
    characters += sizeOf(draft)
    if (characters > maximumText) {
      const message =
        'Backgrounds and examples repeat more text than is read; this case and the rest were not read. Split the file.'
      reading.findings.push(errorAt(draft.place, message))
      break
    }
    reading.found.push(draft)
    if (reading.found.length > maximumCases) break
  }
  return reading
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 0)
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

function* casesOf(feature: messages.Feature, source: string): Generator<Draft> {
  const shared: Shared = {
    category: feature.name === 'Test cases' ? '' : feature.name,
    tags: namesOf(feature.tags),
    background: [],
    spans: spanOf(feature, source),
    isEnglish: feature.language === 'en',
  }
  for (const { background, rule, scenario } of feature.children) {
    if (background) shared.background = [background]
    if (scenario) yield* scenarioCases(scenario, shared)
    if (rule) yield* ruleCases(rule, shared)
  }
}

function* ruleCases(rule: messages.Rule, above: Shared): Generator<Draft> {
  const category = [above.category, rule.name].filter(Boolean).join('/')
  const shared: Shared = { ...above, category, tags: [...above.tags, ...namesOf(rule.tags)] }
  for (const { background, scenario } of rule.children) {
    if (background) shared.background = [...above.background, background]
    if (scenario) yield* scenarioCases(scenario, shared)
  }
}

/** More tags than any case keeps are not carried from case to case. */
const namesOf = (tags: readonly messages.Tag[]) =>
  tags.slice(0, 1000).map(({ name }) => name.replace(/^@/, ''))

function* scenarioCases(scenario: messages.Scenario, shared: Shared): Generator<Draft> {
  const filled = scenario.examples.filter(({ tableBody }) => tableBody.length > 0)
  if (filled.length === 0) yield draftOf(scenario, undefined, shared)
  for (const [index, examples] of filled.entries()) {
    const draft = draftOf(scenario, examples, shared)
    const isNamed = examples.name !== '' || filled.length === 1
    yield isNamed ? draft : { ...draft, title: `${draft.title} (${index + 1})` }
  }
}

/** The steps that a case may have and one more, which tells that there were more. */
const stepsIn = (background: readonly messages.Background[], scenario: messages.Scenario) =>
  [...background, scenario]
    .flatMap(({ steps }) => steps.slice(0, maximumSteps + 1))
    .slice(0, maximumSteps + 1)

function draftOf(
  scenario: messages.Scenario,
  examples: messages.Examples | undefined,
  { category, tags, background, spans, isEnglish }: Shared,
): Draft {
  const steps = stepsIn(background, scenario)
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
