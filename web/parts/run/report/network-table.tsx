import { useRead } from '../../read.ts'
import { Failed, Loading } from '../../states.tsx'
import { Table } from '../../table.tsx'
import type { Column } from '../../table/column.ts'
import { texts } from '../../../texts/en/run.ts'
import { type Exchange, exchangesOf, size } from '../recordings.ts'
import { readJson } from './read-json.ts'

const say = texts.report
type Row = Exchange & { at: number }

const columns: readonly Column<Row>[] = [
  { name: say.columns.method, cell: ({ method }) => method, by: ({ method }) => method },
  {
    name: say.columns.url,
    cell: ({ url }) => (
      <span class="exchange-url" dir="ltr">
        {url}
      </span>
    ),
    by: ({ url }) => url,
  },
  {
    name: say.columns.status,
    cell: ({ status }) => (status === 0 ? say.failedRequest : status),
    by: ({ status }) => status,
  },
  { name: say.columns.type, cell: ({ type }) => type, by: ({ type }) => type },
  {
    name: say.columns.size,
    cell: ({ sizeBytes }) => size(sizeBytes),
    by: ({ sizeBytes }) => sizeBytes,
    isNumber: true,
  },
  {
    name: say.columns.time,
    cell: ({ timeMs }) => texts.tookMs(timeMs),
    by: ({ timeMs }) => timeMs,
    isNumber: true,
  },
]

/** The requests of a case. */
export function NetworkTable({ url }: { url: string }) {
  const { reading, again } = useRead(async () => exchangesOf(await readJson(url)), [url])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  if (now.value.length === 0) return <p class="muted">{say.noRequests}</p>
  return (
    <div class="exchanges">
      <Table
        caption={
          <>
            {say.requests(now.value.length)} ·{' '}
            <a href={url} download>
              {say.download}
            </a>
          </>
        }
        columns={columns}
        items={now.value.map((one, at) => ({ ...one, at }))}
        keyOf={({ at }) => at}
        text={({ method, url: address, status, type }) => `${method} ${address} ${status} ${type}`}
        empty={say.noRequests}
        kindOf={({ status }) => (status === 0 || status >= 400 ? 'bad' : undefined)}
      />
    </div>
  )
}
