import { counted } from '../../../shared/domain/english/plural.ts'
import type { Mode } from '../../../shared/domain/test-cases/schema.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'

/** What the assistant's turn says about a finished generation: figures only, as they are in the summary. */
export function replyTo(mode: Mode, { testCases, requirements, gaps, summary }: DesignResult): string {
  const { coverage, requirements: read } = summary
  const reading = `Read ${counted(read.sentences, 'sentence')} and found ${counted(requirements.length, 'requirement')}.`
  if (mode === 'extract-requirements') return reading
  if (mode === 'gap-analysis')
    return `${reading} ${gaps.length === 0 ? 'No gaps.' : `${counted(gaps.length, 'gap')} to fill.`}`
  const covered = `They cover ${coverage.covered} of ${counted(coverage.items, 'coverage item')}.`
  const dropped =
    coverage.dropped.length > 0
      ? ` Left out: ${counted(coverage.dropped.length, 'item')}, each named in the summary.`
      : ''
  const open = gaps.length > 0 ? ` ${counted(gaps.length, 'gap')} named.` : ''
  return `${reading} Wrote ${counted(testCases.length, 'test case')}. ${covered}${dropped}${open}`
}
