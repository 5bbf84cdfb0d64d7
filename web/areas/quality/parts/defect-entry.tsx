import { Day } from '../../../parts/given.tsx'
import { Entry } from '../../../parts/rows.tsx'
import { words } from '../../../texts/en/quality.ts'
import { DefectStatus } from './defect-status.tsx'
import { Numbered, defectHref } from './links.tsx'
import type { Defect } from './types.ts'

/** A defect in a short list. */
export const DefectEntry = ({
  defect: { defectId, projectId, number, title, severity, status, createdAt },
}: {
  defect: Defect
}) => (
  <Entry
    what={<Numbered href={defectHref(projectId, defectId)} number={number} title={title} />}
    more={
      <>
        {words.severities[severity]} · <Day at={createdAt} />
      </>
    }
    acts={<DefectStatus of={status} />}
  />
)
