import { count } from '../../../../parts/amounts.ts'
import { Day, Given, Time } from '../../../../parts/given.tsx'
import { LongText } from '../../../../parts/long-text.tsx'
import { Empty } from '../../../../parts/states.tsx'
import { Table } from '../../../../parts/table.tsx'
import { errors as texts } from '../../../../texts/en/analytics-page-reports.ts'
import type { Answer } from '../types.ts'

type PageError = Answer<'errors'>['errors'][number]

export function Errors({ answer: { errors, count: different } }: { answer: Answer<'errors'> }) {
  const [most] = errors
  if (!most) return <Empty>{texts.none}</Empty>
  return (
    <section class="panel">
      <p class="report-said">{texts.said({ different, shown: errors.length, most })}</p>
      <Table
        caption={texts.table}
        items={errors}
        keyOf={({ name, message }) => `${name}\u0000${message}`}
        text={({ name, message, path, source }) => [name, message, path, source].join(' ')}
        empty={texts.none}
        perPage={25}
        columns={[
          {
            name: texts.error,
            isHead: true,
            cell: (error) => <What error={error} />,
            by: ({ name }) => name,
          },
          {
            name: texts.times,
            isNumber: true,
            cell: (error) => count(error.count),
            by: (error) => error.count,
          },
          {
            name: texts.visitors,
            isNumber: true,
            cell: (error) => count(error.visitors),
            by: (error) => error.visitors,
          },
          { name: texts.first, cell: ({ firstAt }) => <Day at={firstAt} />, by: ({ firstAt }) => firstAt },
          { name: texts.last, cell: ({ lastAt }) => <Time at={lastAt} />, by: ({ lastAt }) => lastAt },
        ]}
      />
    </section>
  )
}

const What = ({ error: { name, message, path, source } }: { error: PageError }) => (
  <div class="page-error">
    <Given>{name}</Given>
    <LongText text={message} />
    <p class="muted fine">
      {texts.where}
      <Given>{path}</Given>
      {source && (
        <>
          {' · '}
          <code dir="auto">{source}</code>
        </>
      )}
    </p>
  </div>
)
