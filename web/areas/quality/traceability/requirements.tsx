import { Given } from '../../../parts/given.tsx'
import { Table } from '../../../parts/table.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { texts } from '../../../texts/en/quality-traceability.ts'
import { words } from '../../../texts/en/quality.ts'
import { LastVerdict } from '../parts/last-verdict.tsx'
import type { Traceability } from '../parts/types.ts'

type Requirement = Traceability['requirements'][number]

const columnsOf = (projectId: string): Column<Requirement>[] => [
  {
    name: texts.requirement,
    isHead: true,
    by: ({ requirementRef }) => requirementRef,
    cell: ({ requirementRef }) => <Given>{requirementRef}</Given>,
  },
  {
    name: texts.countOfCases,
    by: ({ testCaseIds }) => testCaseIds.length,
    isNumber: true,
    cell: ({ requirementRef, testCaseIds }) => (
      <a href={`/projects/${projectId}/cases?${new URLSearchParams({ requirement: requirementRef })}`}>
        {texts.cases(testCaseIds.length)}
      </a>
    ),
  },
  {
    name: texts.worst,
    by: ({ lastStatus }) => lastStatus && words.verdicts[lastStatus],
    cell: ({ lastStatus }) => <LastVerdict of={lastStatus} />,
  },
]

/** What cases refer to as their requirement, each with the worst of its verdicts. */
export const Requirements = ({ projectId, of }: { projectId: string; of: readonly Requirement[] }) => (
  <Table
    caption={texts.requirementsOf(of.length)}
    columns={columnsOf(projectId)}
    items={of}
    keyOf={({ requirementRef }) => requirementRef}
    text={({ requirementRef }) => requirementRef}
    empty={texts.noRequirement}
  />
)
