import { fnv1a } from '../basics/fnv.ts'
import { deedOf } from '../test-cases/basis.ts'

/** What a case does and expects, in a few characters: two cases of one key do and expect the same. */
export function deedKeyOf(testCase: Parameters<typeof deedOf>[0]): string {
  const deed = deedOf(testCase)
  return `${deed.length}-${fnv1a(deed).toString(36)}`
}
