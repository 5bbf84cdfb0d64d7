import { Report } from '../../../parts/run/report.tsx'
import type { Looked } from '../../../parts/run/report/look.ts'
import { run as texts } from '../../../texts/en/quality-runs.ts'
import type { RunResults } from '../parts/types.ts'
import { DefectsMet } from './defects-met.tsx'

interface ReportProps {
  results: RunResults
  place: Looked
  renew: () => Promise<void>
}

/** The report of a run with the defects that it met, and its verdicts for CI systems. */
export const ReportOfProject = ({ results, place, renew }: ReportProps) => (
  <Report
    execution={results}
    place={place}
    renew={renew}
    acts={
      <a
        class="button plain small"
        href={`/api/qa/test-execution/${results.executionId}/junit`}
        download={`${results.executionId}.xml`}
      >
        {texts.junit}
      </a>
    }
    found={<DefectsMet defects={results.defects} />}
  />
)
