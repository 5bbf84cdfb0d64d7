import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Given } from '../../given.tsx'
import { texts } from '../../../texts/en/run.ts'
import { type Timeline, chaptersOf } from '../chapters.ts'
import { useActs } from '../acts.ts'
import { note } from '../note.ts'
import type { CaseResult, Execution } from '../types.ts'
import { Verdict } from '../verdict.tsx'
import { CaseFoot } from './case-foot.tsx'
import { type Look, type Looked, isBroken, stepAtFirst } from './look.ts'
import { Stage } from './stage.tsx'
import { StepList } from './step-list.tsx'

interface CaseReportProps {
  of: CaseResult
  execution: Execution
  timeline: Timeline | undefined
  /** Where the address leads, if into this case. */
  place: Looked | undefined
  isOpen: boolean
  isPrinting: boolean
  toggle: () => void
  renew: () => Promise<void>
}

/** One case: its verdict, and opened its steps beside video and pictures. */
export function CaseReport({ isOpen, isPrinting, toggle, ...props }: CaseReportProps) {
  const { testCaseId, title, status, durationMs, strength, cause } = props.of
  const { nameOf } = useActs()
  // Ids of cases may hold blanks, which would make several names of one.
  const titleId = useId()
  return (
    <section class={`case-report ${status}`} id={`case-${testCaseId}`} aria-labelledby={titleId}>
      <h2 class="case-title" id={titleId}>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          <span class="case-name">
            <span class="case-id">{nameOf(testCaseId)}</span> <Given>{title}</Given>
          </span>
          {strength !== undefined && strength.weakSteps > 0 && (
            <span class="tag warn">{texts.report.weak}</span>
          )}
          <span class="case-time">{texts.tookMs(durationMs)}</span>
          {cause !== undefined && isBroken({ status }) && (
            <span class={`tag cause ${status}`}>{texts.causes.tag[cause]}</span>
          )}
          <Verdict of={status} />
        </button>
      </h2>
      {(isOpen || isPrinting) && <CaseBody {...props} isPrinting={isPrinting} />}
    </section>
  )
}

type CaseBodyProps = Omit<CaseReportProps, 'isOpen' | 'toggle'>

function CaseBody({ of, execution, timeline, place, isPrinting, renew }: CaseBodyProps) {
  const selected = useSignal<Look>({ step: place?.step ?? stepAtFirst(of) })
  const playing = useSignal<number | undefined>(undefined)
  const { hashOf } = useActs()
  const chapters = chaptersOf(of, timeline)
  function select(stepNumber: number) {
    selected.value = { step: stepNumber }
    playing.value = undefined
    note(hashOf({ caseId: of.testCaseId, step: stepNumber }))
  }
  return (
    <div class="case-body">
      <div class="case-columns">
        <Stage
          of={of}
          execution={execution}
          chapters={chapters}
          selected={selected}
          playing={playing}
          isPrinting={isPrinting}
          renew={renew}
        />
        <StepList of={of} selected={selected} playing={playing} select={select} />
      </div>
      <CaseFoot of={of} />
    </div>
  )
}
