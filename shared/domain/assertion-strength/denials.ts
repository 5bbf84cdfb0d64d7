import type { Check } from '../prose-steps/types.ts'

/** Whether a check says that something is not there. */
export function isDenial({ kind, negated, expected }: Check): boolean {
  if (kind === 'assert_count') return expected === '0'
  return negated === true && ['assert_text', 'assert_visible', 'assert_dialog'].includes(kind)
}
