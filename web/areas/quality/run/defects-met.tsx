import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed } from '../../../parts/states.tsx'
import { run as texts } from '../../../texts/en/quality-runs.ts'
import { DefectEntry } from '../parts/defect-entry.tsx'
import type { Defect, RunResults } from '../parts/types.ts'

const most = 20

/** The defects that the run met, as they stand now; one that was deleted since is left out. */
export function DefectsMet({ defects }: { defects: RunResults['defects'] }) {
  const ids = [...new Set(defects.map(({ defectId }) => defectId))]
  const { reading, again } = useRead(() => defectsOf(ids.slice(0, most)), [ids.join()])
  const now = reading.value
  if (ids.length === 0 || now.state === 'loading') return null
  return (
    <section class="panel qa-met">
      <h2>{texts.defects(ids.length)}</h2>
      {now.state === 'failed' ? (
        <Failed error={now.error} retry={again} />
      ) : (
        <ul class="rows">
          {now.value.map((defect) => (
            <DefectEntry key={defect.defectId} defect={defect} />
          ))}
        </ul>
      )}
    </section>
  )
}

async function defectsOf(ids: readonly string[]): Promise<Defect[]> {
  const asked = ids.map((defectId) =>
    call('GET /api/qa/defects/{defectId}', { defectId }).catch(() => undefined),
  )
  return (await Promise.all(asked)).filter((defect) => defect !== undefined)
}
