import { isObject, textOf, textsOf, type Json } from './json-values.ts'
import { RefusedImport } from './refused-import.ts'

const caseLists = ['testCases', 'cases', 'tests']
const suiteLists = ['suites', 'testSuites', 'test_suites', 'sections', 'folders']

/** What the suites around a case say of it. */
export interface Around {
  /** Their names, from the outer one to the inner. */
  names: string[]
  preconditions: string[]
}

/** An item of a list of cases, with its place and its suites. */
export interface Listed {
  item: unknown
  path: string
  around: Around
}

/** The list of cases of an object: its one field that holds them. */
export const caseListIn = (value: Json): string | undefined =>
  caseLists.find((key) => Array.isArray(value[key]))

const isSuite = (value: unknown): value is Json =>
  isObject(value) &&
  !Array.isArray(value['steps']) &&
  [...caseLists, ...suiteLists].some((key) => Array.isArray(value[key]))

/** The deepest nesting of suites that is read. */
const deepest = 50
/** The most text that is taken from a suite, because each of its cases repeats it. */
const longestName = 200
const longestPrecondition = 4000
const mostPreconditions = 100

/** The cases of a file in its order, also those in suites within suites; undefined where nothing holds any. */
export function listedCases(value: unknown): Iterable<Listed> | undefined {
  if (Array.isArray(value)) return itemsOf(value, '', { names: [], preconditions: [] }, 0)
  return isSuite(value) ? casesOf(value, '', { names: [], preconditions: [] }, 0) : undefined
}

function* casesOf(suite: Json, path: string, around: Around, depth: number): Generator<Listed> {
  if (depth > deepest)
    throw new RefusedImport('malformed', 'The suites are nested deeper than any tool keeps them.')
  const cases = caseListIn(suite)
  for (const key of [...(cases === undefined ? [] : [cases]), ...suiteLists]) {
    const list = suite[key]
    const inside = path === '' ? key : `${path}.${key}`
    if (Array.isArray(list)) yield* itemsOf(list, inside, around, depth, suiteLists.includes(key))
  }
}

function* itemsOf(
  list: readonly unknown[],
  path: string,
  around: Around,
  depth: number,
  areSuites = false,
): Generator<Listed> {
  for (const [index, item] of list.entries()) {
    const place = `${path}[${index}]`
    if (isSuite(item)) yield* casesOf(item, place, within(around, item), depth + 1)
    // In a list of suites, an object without steps is an empty suite.
    else if (!areSuites || !isObject(item) || Array.isArray(item['steps']))
      yield { item, path: place, around }
  }
}

function within({ names, preconditions }: Around, suite: Json): Around {
  const name = textOf(suite['title'] ?? suite['name']).trim()
  const own = textsOf(suite['preconditions']).map((each) => each.slice(0, longestPrecondition))
  return {
    names: name === '' ? names : [...names, name.slice(0, longestName)],
    preconditions: [...preconditions, ...own].slice(0, mostPreconditions),
  }
}

/** The names of the parameters that a case is to be repeated with, in the forms that tools write. */
export function parametersOf(one: Json): string[] {
  const namesOf = (value: unknown): string[] => {
    if (!isObject(value)) return textsOf(value)
    const own = textOf(value['title'] ?? value['name'])
    const inner = [value['item'], value['items']].flat().filter(isObject)
    return own === '' ? inner.map((each) => textOf(each['title'] ?? each['name'])).filter(Boolean) : [own]
  }
  return ['params', 'parameters'].flatMap((key) => {
    const value = one[key]
    return Array.isArray(value) ? value.flatMap(namesOf) : isObject(value) ? Object.keys(value) : []
  })
}
