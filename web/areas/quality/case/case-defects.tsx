import { call } from '../../../client/call.ts'
import { usePages } from '../../../parts/use-pages.ts'
import { Rows } from '../../../parts/rows.tsx'
import { defects as texts } from '../../../texts/en/quality-case.ts'
import { DefectEntry } from '../parts/defect-entry.tsx'
import type { StoredCase } from '../parts/types.ts'

/** The defects that the case shows. */
export function CaseDefects({ of: { id: testCaseId, projectId } }: { of: StoredCase }) {
  const list = usePages(
    async (from) => {
      const { defects, nextCursor } = await call('GET /api/qa/defects', {
        projectId,
        testCaseId,
        limit: 20,
        ...from,
      })
      return { items: defects, nextCursor }
    },
    [testCaseId],
  )
  return (
    <section class="panel">
      <h3>{texts.title}</h3>
      <Rows list={list} empty={texts.none}>
        {(defect) => <DefectEntry key={defect.defectId} defect={defect} />}
      </Rows>
    </section>
  )
}
