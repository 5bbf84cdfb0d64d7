import { compileChecks } from './compile-checks.ts'
import { keyed, rule, type Reading, type Rule } from './patterns.ts'
import type { TypedAction } from './types.ts'

/** Waiting until something holds that an expected result could say: `Wait until the "Save" button is enabled`. */
export const waitRules: Rule<TypedAction> = keyed(/^wait\b/i, () => [
  rule('wait (?:until|till) (?:that )?(?<what>.+)', (caught, reading) =>
    until(caught.words('what') ?? '', reading),
  ),
  rule('wait for (?<what>.*\\uE000.*)', (caught, reading) =>
    until(`${caught.words('what') ?? ''} is shown`, reading),
  ),
])

function until(text: string, reading: Reading): TypedAction[] | undefined {
  const { checks, problems } = compileChecks({ ...reading, prose: { ...reading.prose, text } })
  // What a value was before the step is no state that one could wait for.
  const waitable = problems.length === 0 && checks.every(({ kind }) => kind !== 'assert_changed')
  return waitable && checks.length > 0 ? [{ action: 'wait_until', checks }] : undefined
}
