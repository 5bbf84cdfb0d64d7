import { nameKey, readCase } from '../../test-cases/read-case.ts'
import type { CoverageItem, TestCase } from '../../test-cases/schema.ts'
import type { DesignedPart } from './part.ts'

/**
 * The items that a case written elsewhere speaks of: it enters the very value that ours enters in the same input, or its words hold the
 * states, events or quoted texts of the item.
 */
export function mentions(
  testCase: TestCase,
  { candidates }: DesignedPart,
  known: (id: string) => boolean,
): Set<string> {
  const { values, words } = readCase(testCase)
  const said = words.toLowerCase()
  const found = new Set<string>()
  for (const { testCase: ours } of candidates)
    for (const item of ours.coverageItems ?? [])
      if (known(item.id) && !found.has(item.id) && speaksOf(item, ours, { values, said })) found.add(item.id)
  return found
}

interface Said {
  values: ReadonlyMap<string, string>
  said: string
}

function speaksOf(
  { parameter, value, from, event, to, valid }: CoverageItem,
  ours: TestCase,
  { values, said }: Said,
): boolean {
  if (parameter !== undefined && value !== undefined) {
    const entered = values.get(nameKey(parameter))
    if (entered !== undefined) return entered === value
    return value !== '' && said.includes(parameter.toLowerCase()) && hasWord(said, value.toLowerCase())
  }
  if (from !== undefined && event !== undefined)
    return [from, event, ...(to === undefined ? [] : [to])].every((one) => hasWord(said, one.toLowerCase()))
  const quoted = [...(ours.expectedResult ?? '').matchAll(/"([^"]{3,})"/g)].map(([, text = '']) =>
    text.toLowerCase(),
  )
  return valid !== false && quoted.length > 0 && quoted.every((text) => said.includes(text))
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  const isInside = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
  return at >= 0 && !isInside(text[at - 1]) && !isInside(text[at + word.length])
}
