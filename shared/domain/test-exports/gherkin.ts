import { notesOf, tagsWithEvidence } from '../test-cases/evidence-words.ts'
import { parseTestData } from '../prose-steps/test-data.ts'
import { spokenStep } from './gherkin-words.ts'
import { priorities, type TestCase, testTypes } from '../test-cases/schema.ts'
import { oneLine, subjectOf, titleOf } from './case-text.ts'
import { readGherkin, type GherkinScenario } from './gherkin-source.ts'
import { tagName, techniqueWords } from './gherkin-tags.ts'

/**
 * All cases as one feature file, called like the project, else like the feature that all of them name; of several features each is a rule of that name. A scenario per case, with its tags, and with its own Gherkin text where that is one well-formed
 * scenario. Otherwise preconditions become Given, actions When and expected results Then; literal data follows its step as a table.
 * Cases that are rows of one Scenario Outline share it: each has Examples of its own, with its tags, where the first of them stands.
 * Given in pieces. Parses with @cucumber/gherkin; gives one pickle per case, or per row of the examples its Gherkin text has.
 */
export function* toFeature(testCases: TestCase[], projectName?: string): Generator<string, void> {
  const cases = testCases.map(read)
  yield `Feature: ${oneLine(projectName ?? '') || featureOf(cases) || 'Test cases'}\n`
  const features = Map.groupBy(cases, ({ own }) => oneLine(own?.feature ?? ''))
  const unnamed = features.get('') ?? []
  features.delete('')
  if (features.size < 2) return yield* scenarios(cases)
  // Behind a rule every scenario belongs to one.
  yield* scenarios(unnamed)
  for (const [name, some] of features) yield* ruleOf(name, some)
}

function* ruleOf(name: string, cases: Read[]): Generator<string, void> {
  yield `\n  Rule: ${name}\n`
  yield* scenarios(cases)
}

function* scenarios(cases: Read[]): Generator<string, void> {
  for (const family of Map.groupBy(cases, familyOf).values()) {
    yield `\n${family[1] ? toOutline(family) : toScenario(family[0])}\n`
  }
}

interface Read {
  testCase: TestCase
  own: GherkinScenario | undefined
}

/** Control characters go, for which readers refuse a whole file. */
function read(testCase: TestCase): Read {
  return { testCase, own: readGherkin((testCase.gherkin ?? '').replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')) }
}

/** The feature that all cases name in their own Gherkin. */
function featureOf(cases: Read[]): string {
  const [name = '', ...others] = new Set(cases.map(({ own }) => oneLine(own?.feature ?? '')))
  return others.length > 0 ? '' : name
}

/** Cases with the same outline over the same columns; every other case is alone. */
function familyOf({ testCase, own }: Read): unknown {
  const [header] = own?.examples[0] ?? []
  if (!own || header === undefined || own.examples.length !== 1) return testCase
  return JSON.stringify([own.name, own.steps, header])
}

function toOutline(family: Read[]): string {
  const [first] = family
  const all = family.map(({ testCase, own }) => tagsOf(testCase, own?.tags ?? []))
  const shared = sharedTags(family, all)
  return indented([
    ...(shared.size > 0 ? [[...shared].join(' ')] : []),
    `Scenario Outline: ${oneLine(first?.own?.name ?? '') || 'Examples'}`,
    ...stepLines(first?.own?.steps ?? []),
    ...family.flatMap(({ testCase, own }, index) => [
      '',
      `  ${(all[index] ?? []).filter((tag) => !shared.has(tag)).join(' ')}`.trimEnd(),
      `  Examples: ${titleOf(testCase)}`,
      ...descriptionOf(testCase).map((line) => `    ${line}`),
      ...(own?.examples[0] ?? []).map((row) => `    ${row}`),
    ]),
  ])
}

/**
 * Tags of the whole outline. Words of priority and type are read in the order of the file, so they go to each case's own examples unless
 * the cases agree.
 */
function sharedTags(family: Read[], all: string[][]): Set<string> {
  const sets = all.map((tags) => new Set(tags))
  const differs = (field: 'priority' | 'testType') =>
    new Set(family.map(({ testCase }) => testCase[field])).size > 1
  const apart = new Set<string>([
    ...(differs('priority') ? priorities : []),
    ...(differs('testType') ? testTypes : []),
  ])
  return new Set(
    (all[0] ?? []).filter((tag) => !apart.has(tag.slice(1)) && sets.every((tags) => tags.has(tag))),
  )
}

function toScenario(one: Read | undefined): string {
  if (!one) return ''
  const { testCase, own } = one
  const tags = tagsOf(testCase, own?.tags ?? [])
  const keyword = own && own.examples.length > 0 ? 'Scenario Outline' : 'Scenario'
  return indented([
    ...(tags.length > 0 ? [tags.join(' ')] : []),
    `${keyword}: ${titleOf(testCase)}`,
    ...descriptionOf(testCase).map((line) => `  ${line}`),
    ...(own ? ownLines(own) : proseLines(testCase)),
  ])
}

const indented = (lines: string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')

/**
 * Priority and type come first, because a reader takes the first word that is one. What must come back exactly, id and requirement among
 * it, is a line of the description as well.
 */
function tagsOf(testCase: TestCase, own: string[]): string[] {
  const { id, priority, testType, requirementRef = '', designTechnique = '' } = testCase
  const tags = [...tagsWithEvidence(testCase), ...own]
  const words = [priority, testType, id, requirementRef, ...techniqueWords(designTechnique), ...tags]
  return [...new Set(words.map(tagName).filter(Boolean))].map((tag) => `@${tag}`)
}

/** The label before each line keeps free text from being taken for a keyword, a tag or a table. */
function descriptionOf(testCase: TestCase): string[] {
  const { id, requirementRef = '', designTechnique = '' } = testCase
  const { description = '', objective = '', preconditions = [], postconditions = [] } = testCase
  const lines = [
    ['Id', id],
    ['Requirement', requirementRef],
    ['Design technique', designTechnique],
    ['Description', description],
    ['Objective', objective],
    ...preconditions.map((precondition) => [
      'Before',
      oneLine(precondition).replace(repeatedKeyword.Given, ''),
    ]),
    ...postconditions.map((postcondition) => ['Afterwards', postcondition]),
    ...notesOf(testCase).map((note) => ['Check note', note]),
  ]
  return lines
    .map(([label = '', text = '']) => [label, oneLine(text)])
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`)
}

function ownLines({ steps, examples }: GherkinScenario): string[] {
  return [
    ...stepLines(steps),
    ...examples.flatMap((rows) => ['', '  Examples:', ...rows.map((row) => `    ${row}`)]),
  ]
}

function stepLines(steps: GherkinScenario['steps']): string[] {
  return steps.flatMap(({ keyword, text, argument }) => [
    `  ${keyword} ${text}`,
    ...argument.map((line) => (line === '' ? '' : `    ${line}`)),
  ])
}

function proseLines(testCase: TestCase): string[] {
  const lines: string[] = []
  let current = ''
  const add = (keyword: 'Given' | 'When' | 'Then', prose: string) => {
    const text = oneLine(prose).replace(repeatedKeyword[keyword], '')
    if (text === '') return
    lines.push(`  ${keyword === current ? 'And' : keyword} ${text}`)
    current = keyword
  }
  for (const precondition of testCase.preconditions ?? []) add('Given', precondition)
  for (const { action, expectedResult, testData = '' } of testCase.steps ?? []) {
    const before = lines.length
    const spoken = spokenStep(action.trim())
    add('When', spoken || (testData && 'the data is used'))
    if (lines.length > before) lines.push(...dataTable(testData, spoken))
    add('Then', expectedResult)
  }
  const last = testCase.steps?.at(-1)?.expectedResult ?? ''
  if (testCase.expectedResult && !last.includes(testCase.expectedResult.trim()))
    add('Then', testCase.expectedResult)
  if (lines.length === 0) add('Then', subjectOf(testCase))
  return lines
}

/** Prose that was written in Gherkin already keeps one keyword. */
const repeatedKeyword = {
  Given: /^(?:(?:given|and|but)\s+)+(?=\S)/i,
  When: /^(?:(?:when|and|but)\s+)+(?=\S)/i,
  Then: /^(?:(?:then|and|but)\s+)+(?=\S)/i,
}

/**
 * Pairs as rows of name and value, but those that the step says itself; data that cells cannot hold exactly (loose text, edge blanks) stay in one cell as written.
 */
function dataTable(testData: string, said: string): string[] {
  if (testData.trim() === '' || said.includes(testData.trim())) return []
  const pairs = parseTestData(testData)
  const isExact =
    essence(testData) === essence(pairs.map(({ name, value }) => name + '=' + value).join('')) &&
    pairs.every(({ value }) => value === value.trim())
  const isSaid = ({ name, value }: { name: string; value: string }) =>
    said.includes(`"${value}"`) && said.toLowerCase().includes(name.toLowerCase())
  const unsaid = pairs.filter((pair) => !isSaid(pair)).map(({ name, value }) => [name, value])
  const rows = isExact ? unsaid : [[testData.trim()]]
  return rows.map((cells) => `    | ${cells.map(escapeCell).join(' | ')} |`)
}

const essence = (text: string) => text.replaceAll(/[\s;"\\]+/g, '')

const escapeCell = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\r\n|[\n\r]/g, String.raw`\n`)
