import { counted } from '../../../shared/domain/english/plural.ts'
import type { Analysis } from '../../../shared/domain/test-generation/schema.ts'

type Open = Pick<Analysis, 'gaps'>

/** What a run without a change of cases changed of the gaps, in a sentence; undefined where they are as before, or nobody looked for any. */
export function gapChanges(before: Open | null, { gaps }: Open): string | undefined {
  if (!before || namesOf(before.gaps) === namesOf(gaps)) return undefined
  return `What the text leaves open changed: ${counted(before.gaps.length, 'gap')} before, ${gaps.length} now.`
}

const namesOf = (gaps: Open['gaps']): string =>
  JSON.stringify(
    gaps.map(({ coverageItem, description }) => JSON.stringify([coverageItem, description])).toSorted(),
  )
