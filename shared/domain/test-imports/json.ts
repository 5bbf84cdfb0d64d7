import { once } from '../basics/once.ts'
import { tagsWithEvidence } from '../test-cases/evidence-words.ts'
import { TestCase } from '../test-cases/schema.ts'
import { definitionReader } from './gherkin-definition.ts'
import { caseListIn, listedCases, parametersOf, type Around } from './json-suites.ts'
import { groupsOf, isObject, stepsOf, textOf, textsOf, type Json } from './json-values.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { RefusedImport } from './refused-import.ts'
import { type Draft, type DraftStep, type Reading, errorAt, warningAt } from './types.ts'
import { scriptOf } from './script-cases.ts'
import { isXrayTest, readXrayTest } from './xray-json.ts'

/** JSON as a value. Throws `RefusedImport` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedImport('malformed', 'The file is not JSON. Export it again, and do not edit it by hand.')
  }
}

/** The list of cases in a file: the file itself, or its one field that holds them. */
export function listIn(value: unknown): { list: unknown[]; path: string } | undefined {
  if (Array.isArray(value)) return { list: value, path: '' }
  if (!isObject(value)) return undefined
  const name = caseListIn(value)
  return name === undefined ? undefined : { list: value[name] as unknown[], path: name }
}

/**
 * Reads our `json` format, exactly: a case within the limits comes as it is. Test cases of the QA operations (whose `type` is the public
 * `testType`), Xray's bulk import and lists of similar objects are read field by field.
 */
export function readJson(value: unknown): Reading {
  const listed = listedCases(value)
  if (!listed) {
    throw new RefusedImport(
      'unsupported',
      'The JSON holds no list of test cases. Send a list, or an object with "testCases".',
    )
  }
  const reading: Reading = { found: [], findings: [] }
  const casesOf = definitionReader()
  let count = 0
  for (const { item, path, around } of listed) {
    if (count++ >= maximumCases) {
      reading.findings.push(errorAt({ path }, tooManyCases))
      break
    }
    if (!isObject(item)) reading.findings.push(errorAt({ path }, 'A test case has to be an object.'))
    else if (isXrayTest(item)) reading.found.push(...casesOf(readXrayTest(item, path)))
    else readCase(withSuites(item, around), path, reading)
  }
  return reading
}

const known = once(() => new Set([...Object.keys(TestCase().shape), 'type']))

/** Of a longer list every item would be a fault with a kilobyte of its own; a draft cuts it. */
const longestList = 1000

/** A case with what its suites say: their names are its category where it has none. */
function withSuites(one: Json, { names, preconditions }: Around): Json {
  const own = textsOf(one['preconditions'])
  return {
    ...one,
    ...(names.length > 0 && textOf(one['category']) === '' && { category: names.join('/') }),
    ...(preconditions.length > 0 && { preconditions: [...preconditions, ...own] }),
  }
}

/** Why a case cannot be run as the file has it. */
function obstaclesOf(one: Json): string[] {
  const shown = (names: string[]) => names.slice(0, 10).join(', ').slice(0, 200)
  const [parameters, groups] = [parametersOf(one), groupsOf(one['steps'])]
  return [
    ...(parameters.length > 0
      ? [`The values of its parameters are not put in: ${shown(parameters)}. Make a case for each of them.`]
      : []),
    ...(groups.length > 0
      ? [`Steps stand within a step, and follow it now: ${shown(groups)}. Keep either it or those.`]
      : []),
  ]
}

/** An empty list leaves nothing out, and parameters have a finding of their own. */
const isSaid = (name: string, value: unknown) =>
  (Array.isArray(value) && value.length === 0) || /^param(?:eter)?s$/.test(name)

function readCase(written: Json, path: string, reading: Reading): void {
  const place = { path }
  const fields = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null))
  const obstacles = obstaclesOf(fields)
  for (const message of obstacles) reading.findings.push(warningAt(place, message))
  const automation = obstacles.length > 0 ? { automation: { ready: false, reasons: obstacles } } : {}
  const unknown = Object.keys(fields).filter((key) => !known().has(key) && !isSaid(key, fields[key]))
  if (unknown.length > 0) {
    const names = unknown.slice(0, 10).join(', ').slice(0, 200)
    reading.findings.push(warningAt(place, `These fields are not known and were left out: ${names}.`))
  }
  const { type, ...given } = Object.fromEntries(Object.entries(fields).filter(([key]) => known().has(key)))
  const whole = wellFormed({
    ...given,
    ...(type !== undefined && !('testType' in given) && { testType: type }),
    ...automation,
  }) as Json
  if (Object.values(whole).some((value) => Array.isArray(value) && value.length > longestList)) {
    reading.found.push({ ...draftOf(whole, place), ...automation })
    return
  }
  const parsed = TestCase().safeParse(whole)
  if (parsed.success) reading.found.push({ place, testCase: parsed.data })
  else {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path.join('.')))
    // A case that nobody has numbered yet gets an id as in every other format.
    if (!('id' in whole)) wrong.delete('id')
    if (wrong.size > 0) {
      const names = [...wrong].slice(0, 10).join(', ')
      const message = `Not exactly a test case, so it was read as far as it goes. Look at: ${names}.`
      reading.findings.push(warningAt(place, message))
    }
    reading.found.push({ ...draftOf(whole, place), ...automation })
  }
}

/** Nothing in a test case lies deeper. */
const deepest = 50

function wellFormed(value: unknown, depth = 0): unknown {
  if (depth > deepest)
    throw new RefusedImport('malformed', 'The JSON is nested deeper than any test case. Export it again.')
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map((each) => wellFormed(each, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner, depth + 1)]))
}

function draftOf(one: Json, place: Draft['place']): Draft {
  const text = (name: string) => textOf(one[name])
  return {
    place,
    id: text('id'),
    title: text('title'),
    description: text('description'),
    objective: text('objective'),
    testBasis: text('testBasis'),
    testCondition: text('testCondition'),
    designTechnique: text('designTechnique'),
    testLevel: text('testLevel'),
    testType: text('testType'),
    preconditions: textsOf(one['preconditions']),
    ...scriptOrSteps(stepsOf(one['steps'])),
    expectedResult: text('expectedResult'),
    postconditions: textsOf(one['postconditions']),
    priority: text('priority'),
    riskLevel: text('riskLevel'),
    category: text('category'),
    tags: tagsWithEvidence({ tags: textsOf(one['tags']), ...evidenceIn(one) }),
    requirementRef: text('requirementRef') || textsOf(one['requirementRefs']).join(', '),
    gherkin: text('gherkin'),
    estimatedDuration: text('estimatedDuration'),
  }
}

/** Author and basis of a case of ours that is not exactly one any more. */
function evidenceIn(one: Json): Pick<TestCase, 'author' | 'basis'> {
  const { author, basis } = TestCase().shape
  return {
    ...(author.safeParse(one['author']).data && { author: author.parse(one['author']) }),
    ...(basis.safeParse(one['basis']).data && { basis: basis.parse(one['basis']) }),
  }
}

/** Steps of which one has several lines may be a script. */
function scriptOrSteps(steps: DraftStep[]): Pick<Draft, 'steps' | 'script'> {
  const script = steps.some(({ action }) => action.includes('\n')) ? scriptOf(steps) : undefined
  return script === undefined ? { steps } : { script }
}
