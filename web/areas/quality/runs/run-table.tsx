import { Given, Time } from '../../../parts/given.tsx'
import { Counts } from '../../../parts/run/counts.tsx'
import { Table } from '../../../parts/table.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { durationOf } from '../../../texts/en/duration.ts'
import { texts } from '../../../texts/en/quality-runs.ts'
import { words } from '../../../texts/en/quality.ts'
import { runHref } from '../parts/links.tsx'
import { RunStatus } from '../parts/run-status.tsx'
import type { TestRun } from '../parts/types.ts'

const says = texts.columns
const tookMs = ({ createdAt, finishedAt }: TestRun) =>
  finishedAt === null ? null : Date.parse(finishedAt) - Date.parse(createdAt)

const columns: readonly Column<TestRun>[] = [
  {
    name: says.run,
    isHead: true,
    by: ({ name, counts }) => name || texts.unnamed(counts.total),
    cell: ({ projectId, executionId, name, counts, targetUrl }) => (
      <div class="qa-what">
        <a class="qa-link" href={runHref(projectId, executionId)}>
          <Given>{name || texts.unnamed(counts.total)}</Given>
        </a>
        <small class="muted qa-target" dir="ltr">
          {targetUrl}
        </small>
      </div>
    ),
  },
  {
    name: says.status,
    by: ({ status }) => words.runStatuses[status],
    cell: ({ status }) => <RunStatus of={status} />,
  },
  {
    name: says.counts,
    by: ({ counts }) => (counts.total === 0 ? null : counts.passed / counts.total),
    cell: ({ counts, status }) => <Counts counts={counts} status={status} />,
  },
  {
    name: says.environment,
    by: ({ environment }) => environment,
    cell: ({ environment }) => (environment === null ? words.nothing : words.environments[environment]),
  },
  {
    name: says.started,
    by: ({ createdAt }) => createdAt,
    cell: ({ createdAt, trigger }) => (
      <div>
        <Time at={createdAt} />
        {trigger && (
          <small class="muted qa-trigger">
            {texts.byTrigger} <Given>{trigger.name}</Given>
          </small>
        )}
      </div>
    ),
  },
  {
    name: says.took,
    by: tookMs,
    isNumber: true,
    cell: (run) => {
      const ms = tookMs(run)
      return ms === null ? words.nothing : durationOf(ms)
    },
  },
]

/** The runs, newest first, each with how its cases ended. */
export const RunTable = ({ runs }: { runs: readonly TestRun[] }) => (
  <Table
    caption={texts.caption(runs.length)}
    columns={columns}
    items={runs}
    keyOf={({ executionId }) => executionId}
    text={({ name, targetUrl, environment, trigger }) =>
      `${name} ${targetUrl} ${environment ?? ''} ${trigger?.name ?? ''}`
    }
    empty={texts.noneFound}
  />
)
