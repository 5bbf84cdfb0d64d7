import type { TestCase } from '../test-cases/schema.ts'

/**
 * A case of a file without the proof that the file claims for it, because proof is found anew and never imported: nothing makes it verified, `proved` becomes
 * `written`, and of its checks only the doubts stay. It keeps its author where the file names one.
 */
export function withImportedEvidence(testCase: TestCase): TestCase {
  const { verified: _verified, checks = [], basis, author = 'import', ...rest } = testCase
  const doubts = checks.filter(({ result }) => result !== 'holds')
  return {
    ...rest,
    ...(basis && { basis: basis === 'proved' ? 'written' : basis }),
    author,
    ...(doubts.length > 0 && { checks: doubts }),
  }
}
