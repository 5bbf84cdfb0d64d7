import { Verdict } from '../../../parts/run/verdict.tsx'
import { words } from '../../../texts/en/quality.ts'
import type { Verdict as VerdictName } from './types.ts'

/** How a case ended last; said, too, where it never ran. */
export const LastVerdict = ({ of }: { of: VerdictName | null }) =>
  of === null ? <span class="tag pending">{words.neverRan}</span> : <Verdict of={of} />
