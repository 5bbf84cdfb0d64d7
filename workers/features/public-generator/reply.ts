import { plural } from '../../../shared/domain/english/plural.ts'
import type { Mode } from '../../../shared/domain/test-cases/schema.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'

/** "1 case", "2 cases". */
const count = (number: number, noun: string) => `${number} ${number === 1 ? noun : plural(noun)}`

/** What the assistant's turn says about a finished generation: figures only, as they are in the summary. */
export function replyTo(mode: Mode, { testCases, requirements, gaps, summary }: DesignResult): string {
  const { coverage, requirements: read } = summary
  const reading = `Read ${count(read.sentences, 'sentence')} and found ${count(requirements.length, 'requirement')}.`
  if (mode === 'extract-requirements') return reading
  if (mode === 'gap-analysis')
    return `${reading} ${gaps.length === 0 ? 'No gaps.' : `${count(gaps.length, 'gap')} to fill.`}`
  const covered = `They cover ${coverage.covered} of ${count(coverage.items, 'coverage item')}.`
  const dropped =
    coverage.dropped.length > 0
      ? ` Left out: ${count(coverage.dropped.length, 'item')}, each named in the summary.`
      : ''
  const open = gaps.length > 0 ? ` ${count(gaps.length, 'gap')} named.` : ''
  return `${reading} Wrote ${count(testCases.length, 'test case')}. ${covered}${dropped}${open}`
}
