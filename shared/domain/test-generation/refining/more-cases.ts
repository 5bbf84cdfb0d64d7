import { nameKey, readCase } from '../../test-cases/read-case.ts'
import type { Format, TestCase } from '../../test-cases/schema.ts'
import { makePlan } from '../plan.ts'
import type { DesignRequest } from '../schema.ts'
import type { Candidate } from '../parts/part.ts'
import { TextPart } from '../parts/text-part.ts'
import { allAtOnce, teller } from '../tell.ts'
import { finish, wishesOf } from '../writing/finish.ts'
import { Guesser, type Tried } from './guesser.ts'

/** What is known of requirements beside their words: the pages that they are about. */
export type Known = Pick<DesignRequest, 'pages'>

export interface MoreRequest extends Known {
  requirements: string
  existing: TestCase[]
  format?: Format
  /** At most so many new cases. */
  max: number
}

/**
 * Further cases for the inputs whose labels `about` accepts, with literals that no existing case enters: values beside the limits, and
 * fragile content. `wrong` asks for refused values. Ids and titles continue after the existing cases.
 */
export function moreCases(
  request: MoreRequest,
  about: (label: string) => boolean,
  wrong: boolean,
): TestCase[] {
  const used = usedValues(request.existing)
  return numbered(request, (guesser) =>
    guesser.labels.filter(about).flatMap((label) =>
      guesser
        .guessesFor(label)
        .filter((value) => !used.get(nameKey(label))?.has(value))
        .flatMap((value) => guesser.tried(label, value))
        .filter(({ valid }) => valid !== wrong),
    ),
  )
}

/** Cases that enter one given literal into the inputs whose labels `about` accepts; the rules of the text decide what is expected. */
export function casesWith(
  request: MoreRequest,
  about: (label: string) => boolean,
  value: string,
): TestCase[] {
  return numbered(request, (guesser) =>
    guesser.labels.filter(about).flatMap((label) => guesser.tried(label, value)),
  )
}

/** Labels of all inputs that the requirements declare. */
export function labelsIn(requirements: string, known: Known = {}): string[] {
  return [...new Set(guessersFor(requirements, known).flatMap(({ labels }) => labels))]
}

function guessersFor(requirements: string, known: Known): Guesser[] {
  const request = { requirements, ...known, mode: 'generate' as const }
  const { parts } = allAtOnce(makePlan(request, teller(request)))
  return parts.flatMap((part) => (part instanceof TextPart ? [new Guesser(part)] : []))
}

function numbered(request: MoreRequest, tried: (guesser: Guesser) => Tried[]): TestCase[] {
  const { requirements, existing, format = 'standard', max, ...known } = request
  if (max <= 0) return []
  const found = guessersFor(requirements, known).flatMap(tried)
  const wishes = wishesOf({ requirements, mode: 'generate', existingTestCases: existing, format })
  const items = found.map(({ item }) => item)
  const claims = { items, requirements: new Map() }
  return finish(
    found.map(({ candidate }): Candidate => candidate),
    claims,
    { ...wishes, max },
  ).testCases
}

function usedValues(cases: TestCase[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const testCase of cases)
    for (const [name, value] of readCase(testCase).values)
      used.set(name, (used.get(name) ?? new Set()).add(value))
  return used
}
