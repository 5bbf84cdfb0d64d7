import { withOwnEvidence } from '../../../shared/domain/test-cases/own-evidence.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { CaseInput } from './schemas.ts'

type Filled = Parameters<typeof withOwnEvidence>[0]

/** What of a case its proof rests on. */
const grounds = ({ basis, author, checks, verified, sentences, ...deed }: CaseInput): Filled => ({
  preconditions: deed.preconditions ?? [],
  steps: deed.steps ?? [],
  expectedResult: deed.expectedResult ?? '',
  ...(basis && { basis }),
  ...(author && { author }),
  ...(checks && { checks }),
  ...(sentences && { sentences }),
  ...(typeof verified === 'boolean' && { verified }),
})

/** A new case without the proof that its client claims. */
export function withoutProof<Given extends CaseInput>({
  checks: _checks,
  verified: _verified,
  ...given
}: Given) {
  return { ...given, ...(given.basis === 'proved' && { basis: 'written' as const }) }
}

type EvidenceChange = Pick<CaseInput, 'basis' | 'author' | 'checks' | 'verified'> & {
  steps?: NonNullable<TestCase['steps']>
}

/** What a change of a stored case makes of its evidence, whatever the client says of that: the fields that become another value, null for one that goes. */
export function evidenceAfter(changed: CaseInput, before: CaseInput): EvidenceChange {
  const after = withOwnEvidence(grounds({ ...before, ...changed }), grounds(before))
  const { basis = null, author = null, checks = null, verified = null, steps } = after
  return {
    ...(basis !== (before.basis ?? null) && { basis }),
    ...(author !== (before.author ?? null) && { author }),
    ...(checks === null && before.checks && { checks }),
    ...(verified === null && typeof before.verified === 'boolean' && { verified }),
    ...(changed.steps && steps && { steps }),
  }
}
