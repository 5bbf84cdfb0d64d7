import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { useRead } from '../read.ts'
import { texts } from '../../texts/en/run.ts'
import { useActs } from './acts.ts'
import type { Timeline } from './chapters.ts'
import { note } from './note.ts'
import { CaseReport } from './report/case-report.tsx'
import { NotReached } from './report/not-reached.tsx'
import { type Looked, isLeftToPerson, openAtFirst } from './report/look.ts'
import { readJson } from './report/read-json.ts'
import { Strength } from './report/strength.tsx'
import { Summary } from './report/summary.tsx'
import { useFreshLinks } from './report/use-fresh-links.ts'
import { printWhole, usePrinting } from './report/use-printing.ts'
import { toggled } from '../toggled.ts'
import type { Execution } from './types.ts'
import './run.css'
import './report.css'
import './report/print.css'

interface ReportProps {
  execution: Execution
  place: Looked
  /** Reads the run again: the links of its evidence live for an hour. */
  renew: () => Promise<void>
  /** Beside what can be done with every run. */
  acts?: ComponentChildren
  /** Above its cases. */
  found?: ComponentChildren
  /** Below its cases. */
  children?: ComponentChildren
}

/** A run that is over, as one sends it to others. */
export function Report({ execution, place, renew, acts, found, children }: ReportProps) {
  const { cases, evidence } = execution
  const { hashOf } = useActs()
  const open = useSignal<ReadonlySet<string>>(openAtFirst(cases, place))
  const isAll = useSignal(true)
  const timeline = useTimeline(evidence.timelineUrl)
  const printing = usePrinting()
  useFreshLinks(evidence.expiresAt, renew)
  useEffect(() => {
    if (place.caseId !== undefined) document.getElementById(`case-${place.caseId}`)?.scrollIntoView()
  }, [])
  const shown = isAll.value ? cases : cases.filter((each) => each.status !== 'passed' || isLeftToPerson(each))
  const toggle = (id: string) => (open.value = toggled(open.value, id))
  function show(id: string) {
    open.value = new Set([...open.value, id])
    const section = document.getElementById(`case-${id}`)
    section?.scrollIntoView()
    note(hashOf({ caseId: id }))
    section?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <div class="wide run report">
      <p class="print-only">{location.href}</p>
      <Summary
        execution={execution}
        isAll={isAll}
        print={() => printWhole(printing)}
        show={show}
        acts={acts}
      />
      {found}
      {execution.strength && <Strength of={execution.strength} />}
      <div class="case-reports">
        {shown.map((one) => (
          <CaseReport
            key={one.testCaseId}
            of={one}
            execution={execution}
            timeline={timeline}
            place={place.caseId === one.testCaseId ? place : undefined}
            isOpen={open.value.has(one.testCaseId)}
            isPrinting={printing.value}
            toggle={() => toggle(one.testCaseId)}
            renew={renew}
          />
        ))}
        <NotReached execution={execution} />
        {shown.length === 0 && cases.length > 0 && <p class="muted">{texts.report.nothingFiltered}</p>}
      </div>
      {children}
    </div>
  )
}

function useTimeline(url: string | null): Timeline | undefined {
  const { reading } = useRead(() => (url ? readJson(url) : Promise.resolve(undefined)), [url !== null])
  const now = reading.value
  return now.state === 'ready' ? (now.value as Timeline | undefined) : undefined
}
