import type * as messages from '@cucumber/messages'
import { unprepared } from '../step-readings/set-up.ts'
import { fieldsOf } from './gherkin-fields.ts'
import { proseOf } from './gherkin-prose.ts'
import {
  filler,
  longest,
  namesIn,
  numbered,
  rowsOf,
  titlesOf,
  withBlanks,
  withoutColumn,
  type ExampleRow,
} from './gherkin-rows.ts'
import { sourceOf, spanOf, type Spans } from './gherkin-spans.ts'
import { givenReader } from './given-lines.ts'
import { maximumCases, maximumFindings, maximumSteps } from './limits.ts'
import { parseGherkin, type ParsedFeature } from './parse-gherkin.ts'
import { type Draft, type Finding, type Reading, errorAt, warningAt } from './types.ts'

/**
 * Reads a feature file in any language of Gherkin: a case for each scenario, and for an outline one for each row of its Examples, whose
 * values are put into names, steps, tables and doc strings. Given lines become actions, or preconditions where they say how things are
 * (`given-lines.ts`), When lines actions, Then lines expected results, tables and doc strings test data. The background belongs to every
 * scenario. English scenarios keep their text. A file that does not parse is an error for each place; nothing of it is read, because what follows a fault is guesswork.
 */
export function readFeature(text: string): Reading {
  const parsed = parseGherkin(text)
  if ('faults' in parsed) return { found: [], findings: parsed.faults }
  const findings: Finding[] = []
  const read = withinLimits(draftsOf(parsed, (finding) => findings.push(finding)))
  return { ...read, findings: [...findings, ...read.findings] }
}

/** What the cases of a file may hold together, in characters: backgrounds and examples repeat text for each of them. */
const maximumText = 20_000_000

/** Takes cases until there is one too many, which tells that there were more, or until they repeat too much text. */
export function withinLimits(cases: Iterable<Draft>): Reading {
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

/** What the scenarios of a feature or rule share. */
interface Shared {
  /** What outlines are called in the language of the file. */
  outlines: readonly string[]
  readGiven: ReturnType<typeof givenReader>
  tell: (finding: Finding) => void
  category: string
  tags: string[]
  background: messages.Background[]
  spans: Spans
  isEnglish: boolean
}

/** A case for each scenario of a feature, and for each row of an outline. `tell` hears what is wrong with their examples, `unclear` says what a Given line is that may be an action or a state. */
export function* draftsOf(
  { feature, source, outlines }: ParsedFeature,
  tell: Shared['tell'],
  unclear?: 'step' | 'precondition',
): Generator<Draft> {
  const isEnglish = feature.language === 'en'
  const shared: Shared = {
    outlines,
    readGiven: givenReader(feature.language.startsWith('en'), unclear),
    tell,
    category: feature.name === 'Test cases' ? '' : feature.name,
    tags: namesOf(feature.tags),
    background: [],
    spans: spanOf(feature, source),
    isEnglish,
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
  tellOfExamples(scenario, shared)
  const rows = rowsOf(scenario)
  const plain = titlesOf(scenario, rows)
  const titles = numbered(plain)
  if (scenario.examples.length === 0) yield draftOf(scenario, undefined, scenario.name, shared)
  const numbers = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const values = row.row.cells.map(({ value }) => value)
    const draft = {
      ...draftOf(scenario, row, titles[index] ?? '', shared),
      row: { title: plain[index] ?? '', values },
    }
    // A tag of the outline is the id of each of its rows.
    const { id = '' } = draft
    const number = (numbers.get(id) ?? 0) + 1
    numbers.set(id, number)
    yield id !== '' && number > 1 ? { ...draft, id: `${id}-${number}` } : draft
  }
}

/** Names whose values are missing stay as they are written, and an outline without rows is no case. */
function tellOfExamples(scenario: messages.Scenario, { tell, outlines }: Shared): void {
  const { location } = scenario
  const title = `"${scenario.name.slice(0, 80)}"`
  const isOutline = outlines.includes(scenario.keyword)
  const open = isOutline && scenario.examples.length === 0
  if (open)
    tell(warningAt({ line: location.line }, `The outline ${title} has no examples. Add a table of them.`))
  const names = scenario.examples.length > 0 ? namesOfOutline(scenario) : []
  for (const examples of scenario.examples.slice(0, maximumFindings)) {
    const place = { line: examples.location.line }
    if (examples.tableBody.length === 0) {
      const hasOthers = scenario.examples.some(({ tableBody }) => tableBody.length > 0)
      const message = `These examples of ${title} have no rows, so no case was made of them. Add rows.`
      tell(hasOthers ? warningAt(place, message) : errorAt(place, message))
    }
    const missing = withoutColumn(names, examples).slice(0, 10)
    if (missing.length === 0) continue
    const listed = missing.map((name) => `<${name.slice(0, 80)}>`).join(', ')
    const message = `No column of these examples is called like ${listed}, so nothing is done with it. Add the column.`
    tell(warningAt(place, message))
  }
}

/** The steps that a case may have and one more, which tells that there were more. */
const stepsIn = (background: readonly messages.Background[], scenario: messages.Scenario) =>
  [...background, scenario]
    .flatMap(({ steps }) => steps.slice(0, maximumSteps + 1))
    .slice(0, maximumSteps + 1)

/** The names in the steps of an outline, which each of its rows asks for. */
const namesOfOutlines = new WeakMap<messages.Scenario, string[]>()

function namesOfOutline(scenario: messages.Scenario): string[] {
  const names = namesOfOutlines.get(scenario) ?? namesIn(scenario)
  namesOfOutlines.set(scenario, names)
  return names
}

const asItStands = (text: string) => text.slice(0, longest)

function draftOf(
  scenario: messages.Scenario,
  row: ExampleRow | undefined,
  title: string,
  { category, tags, background, spans, isEnglish, outlines, readGiven }: Shared,
): Draft {
  const steps = stepsIn(background, scenario)
  const own = [...tags, ...namesOf(scenario.tags), ...namesOf(row?.examples.tags ?? [])]
  const isOutline = row !== undefined || outlines.includes(scenario.keyword)
  const names = isOutline ? namesOfOutline(scenario) : []
  const withValues = row ? filler(row) : asItStands
  const blank = withBlanks(row ? withoutColumn(names, row.examples) : names)
  const fill = (text: string) => withValues(blank(text))
  const description = `${scenario.description}\n${row?.examples.description ?? ''}`
  const { isOurs, before, ...fields } = fieldsOf(fill(description), own)
  const prose = proseOf(steps, { fill, readGiven, preconditions: before })
  return {
    place: { line: (row?.row ?? scenario).location.line },
    title: (isOurs && row?.examples.name) || title,
    category,
    ...fields,
    ...prose,
    ...(prose.preconditions.length > 0 && {
      automation: { ready: false, reasons: unprepared(prose.preconditions) },
    }),
    ...(isEnglish &&
      scenario.steps.length > 0 && { gherkin: sourceOf(spans, { scenario, row, background }) }),
  }
}
