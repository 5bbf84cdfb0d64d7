import { z } from 'zod'
import { storedCaseTypes } from '../../../shared/db/tables/test-cases.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { TestCase, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { StoredTestCase, knownOfProject } from './schemas.ts'

/** What a stored case says beyond any other, and is nobody's to give. */
const ofProject = () => {
  const { shape } = StoredTestCase()
  return Object.fromEntries(knownOfProject.map((name) => [name, shape[name].optional()])) as {
    [Name in (typeof knownOfProject)[number]]: z.ZodOptional<(typeof shape)[Name]>
  }
}

/**
 * A test case as a client sends it: as the QA operations answer it, as the public generator does, or as somebody wrote it by hand. Its type
 * is `type` or `testType`; preconditions are a list or one text.
 */
export const GivenTestCase = once(() =>
  TestCase()
    .extend({
      ...ofProject(),
      testType: z.enum(testTypes).optional(),
      type: z.enum(storedCaseTypes).optional(),
      preconditions: z.union([TestCase().shape.preconditions, z.string().max(20_000)]),
    })
    .meta({ id: 'GivenTestCase' }),
)
export type GivenTestCase = z.infer<ReturnType<typeof GivenTestCase>>

/** Cases that a client sent, as test cases. Usability is tested as a function, an API as an integration. */
export function givenCases(given: readonly GivenTestCase[]): TestCase[] {
  return given.map(({ type, testType, preconditions, ...all }) => {
    const asked = testType ?? type ?? 'functional'
    const before = preconditionsOf(preconditions)
    const known = new Set<string>(knownOfProject)
    const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !known.has(name))) as typeof all
    return {
      ...rest,
      testType: asked === 'usability' ? 'functional' : asked === 'api' ? 'integration' : asked,
      ...(before && { preconditions: before }),
    }
  })
}

/** Preconditions as a list: of a text its lines. One that makes a longer list than a case holds is refused, and not cut. */
export function preconditionsOf<Given extends string[] | undefined>(given: string | Given): string[] | Given {
  if (typeof given !== 'string') return given
  const lines = given
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length <= 100 && lines.every(({ length }) => length <= 4000)) return lines
  const message = 'Send at most 100 lines of at most 4,000 characters'
  throw validationFailed({
    message: `preconditions: ${message}`,
    details: [{ path: 'preconditions', message }],
  })
}
