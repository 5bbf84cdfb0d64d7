import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/analytics-reports.ts'
import { AskedHead } from '../parts/asked-head.tsx'
import { FilterBar } from '../parts/filter-bar.tsx'
import { useAsked } from '../parts/use-asked.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { defaultsOf, hasForm, isAtOnce, withoutPeriod } from './parameters.ts'
import { ReportForm } from './report-form.tsx'
import { Result } from './result.tsx'
import { SaveReport, SavedReports } from './saved-reports.tsx'
import {
  type Parameters,
  type ReportType,
  type SavedReport,
  type Worked,
  reportTypes,
  typeOf,
} from './types.ts'
import { useSaved } from './use-saved.ts'
import { workOut } from './work-out.ts'

/** The choice of a report, its parameters, and its answer. */
export function ReportsBoard({ of: { website, rights } }: { of: OfWebsite }) {
  const asked = useAsked(website)
  const saved = useSaved(website.id)
  const open = saved.all.value?.find(({ id }) => id === asked.query['saved']) ?? null
  const type = open?.type ?? typeOf(asked.query['report'])
  const choose = (next: ReportType) => asked.ask({ report: next, saved: '' })
  const isWaiting = Boolean(asked.query['saved']) && saved.all.value === null && saved.failed.value === null
  const turn = useSignal(0)
  return (
    <>
      <AskedHead title={texts.title} lead={texts.lead} asked={asked} update={async () => void turn.value++} />
      <FilterBar asked={asked} mayChange={rights.change} />
      <div class="reports">
        <div class="report-choice">
          <Kinds type={open ? null : type} choose={choose} />
          <SavedReports
            saved={saved}
            open={open}
            choose={({ id }) => asked.ask({ saved: id, report: '' })}
            left={() => choose(type)}
            mayChange={rights.change}
          />
        </div>
        {isWaiting ? (
          <Loading />
        ) : (
          <Report
            key={`${type} ${open?.id ?? ''}`}
            type={type}
            open={open}
            asked={asked}
            turn={turn.value}
            save={(parameters) =>
              rights.change && (
                <SaveReport
                  type={type}
                  open={open}
                  parameters={parameters}
                  saved={saved}
                  opened={({ id }) => asked.ask({ saved: id, report: '' })}
                />
              )
            }
          />
        )}
      </div>
    </>
  )
}

const Kinds = ({ type, choose }: { type: ReportType | null; choose: (type: ReportType) => void }) => (
  <ul class="report-kinds" aria-label={texts.kinds}>
    {reportTypes.map((one) => (
      <li key={one}>
        <button
          type="button"
          class="row"
          aria-pressed={one === type ? 'true' : 'false'}
          onClick={() => choose(one)}
        >
          {texts.names[one]}
        </button>
      </li>
    ))}
  </ul>
)

interface ReportProps {
  type: ReportType
  open: SavedReport | null
  asked: ReturnType<typeof useAsked>
  turn: number
  save: (parameters: Parameters) => ComponentChildren
}

function Report({ type, open, asked, turn, save }: ReportProps) {
  const initial = open ? withoutPeriod(open.parameters) : defaultsOf(type)
  const worked = useSignal<Worked | null>(null)
  const failed = useSignal<unknown>(null)
  const latest = useRef(0)
  const showsAtOnce = Boolean(open) || isAtOnce(type)
  /** An answer that comes after a later question is dropped. */
  async function show(parameters: Parameters) {
    const mine = ++latest.current
    const next = await workOut(type, parameters, asked)
    if (mine !== latest.current) return
    worked.value = next
    failed.value = null
  }
  const again = () =>
    show(worked.peek()?.parameters ?? initial).catch((error: unknown) => void (failed.value = error))
  useEffect(() => {
    if (worked.peek() || showsAtOnce) void again()
  }, [asked.key, turn])
  return (
    <div class="report">
      <section class="panel" aria-labelledby="report-name">
        <div class="panel-head">
          <div class="report-about">
            <h2 id="report-name" dir="auto">
              {open?.name ?? texts.names[type]}
            </h2>
            <p class="muted">{open?.description || texts.hints[type]}</p>
          </div>
          {worked.value && save(worked.value.parameters)}
        </div>
        {hasForm(type) && <ReportForm type={type} initial={initial} show={show} />}
      </section>
      {failed.value !== null && <Failed error={failed.value} retry={again} />}
      {showsAtOnce && worked.value === null && failed.value === null && <Loading />}
      {worked.value && failed.value === null && <Result worked={worked.value} asked={asked} />}
    </div>
  )
}
