import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { announce } from '../../announce.tsx'
import { Button } from '../../button.tsx'
import { Given, Time } from '../../given.tsx'
import { toast } from '../../toasts.tsx'
import { texts } from '../../../texts/en/run.ts'
import { Counts } from '../counts.tsx'
import { useActs } from '../acts.ts'
import type { Execution } from '../types.ts'
import { Causes } from './causes.tsx'
import { Meaning } from './meaning.tsx'
import { isLeftToPerson, notReached, toRunAgain } from './look.ts'

const say = texts.report

function headline({ status, counts: { passed, total } }: Execution): string {
  if (status === 'cancelled') return say.cancelled
  if (status === 'failed') return say.brokeOff
  if (passed === total) return say.allPassed(total)
  return passed === 0 ? say.nonePassed(total) : say.somePassed(passed, total)
}

const toneOf = ({ status, counts: { passed, total } }: Execution) =>
  status !== 'completed' ? 'warn' : passed === total ? 'good' : 'bad'

interface SummaryProps {
  execution: Execution
  /** Whether all cases are shown, not only those to look at. */
  isAll: Signal<boolean>
  print: () => unknown
  /** Opens a case and leads to it. */
  show: (testCaseId: string) => void
  acts: ComponentChildren
}

/** What came out, in one sentence; where and when; and what can be done now. */
export function Summary({ execution, isAll, print, show, acts }: SummaryProps) {
  const { counts, status, error, evidence, cases } = execution
  const leftToPerson = cases.filter(isLeftToPerson).length
  const isMixed = counts.passed > 0 && counts.passed < counts.total
  return (
    <header class={`summary ${toneOf(execution)}`}>
      <h1>{headline(execution)}</h1>
      <div class="summary-row">
        <Counts counts={counts} status={status} />
        {isMixed && (
          <div class="filter" role="group" aria-label={say.filter}>
            <Button kind="quiet" small pressed={isAll.value} act={() => (isAll.value = true)}>
              {say.all}
            </Button>
            <Button kind="quiet" small pressed={!isAll.value} act={() => (isAll.value = false)}>
              {say.attention}
            </Button>
          </div>
        )}
      </div>
      {leftToPerson > 0 && <p class="hint">{say.leftToPerson(leftToPerson)}</p>}
      {counts.passed < counts.total && <Meaning />}
      {error && (
        <div class="fault">
          <p dir="auto">{error.message}</p>
          <p>{texts.advice[error.error] ?? texts.adviceRun}</p>
        </div>
      )}
      <Causes cases={cases} show={show} />
      <Facts execution={execution} />
      <Actions execution={execution} print={print} acts={acts} />
      {evidence.warnings.length > 0 && (
        <details class="hint">
          <summary>{say.warnings}</summary>
          <ul>
            {evidence.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </header>
  )
}

function Facts({
  execution: { baseUrl, startedAt, createdAt, durationMs, browser, config },
}: {
  execution: Execution
}) {
  const { width, height } = config.viewport
  return (
    <dl class="facts" aria-label={say.facts}>
      <div class="fact-page">
        <dt>{say.where}</dt>
        <dd>
          <Given>{baseUrl}</Given>
        </dd>
      </div>
      <div>
        <dt>{say.when}</dt>
        <dd>
          <Time at={startedAt ?? createdAt} />
        </dd>
      </div>
      <div>
        <dt>{say.took}</dt>
        <dd>{texts.tookMs(durationMs)}</dd>
      </div>
      {browser && (
        <div>
          <dt>{say.browser}</dt>
          <dd>
            {texts.browser(browser.name)} {browser.version.split('.')[0]}, {width} × {height}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Actions({ execution, print, acts }: Pick<SummaryProps, 'execution' | 'print' | 'acts'>) {
  const { again, casesHref, linkCopied = say.linkCopied } = useActs()
  const { cases, evidence, planned } = execution
  const left = notReached(execution).map(({ testCaseId }) => testCaseId)
  const broken = [...toRunAgain(cases), ...left]
  const all = planned.map(({ testCaseId }) => testCaseId)
  const isWhole = broken.length === 0 || broken.length === all.length
  return (
    <div class="actions summary-actions">
      {again && !isWhole && (
        <Button kind="primary" busy={say.starting} act={() => again(broken)}>
          {say.againFailed(broken.length)}
        </Button>
      )}
      {again && (
        <Button kind={isWhole ? 'primary' : 'plain'} busy={say.starting} act={() => again(all)}>
          {isWhole ? say.again : say.againAll}
        </Button>
      )}
      <Button small act={() => copyLink(linkCopied)}>
        {say.link}
      </Button>
      <Button small act={print}>
        {say.print}
      </Button>
      {evidence.archiveUrl && (
        <a class="button plain small" href={evidence.archiveUrl} download>
          {say.archive}
        </a>
      )}
      {acts}
      {casesHref && <a href={casesHref}>{say.toCases}</a>}
    </div>
  )
}

async function copyLink(said: string) {
  try {
    await navigator.clipboard.writeText(location.href)
    toast(said)
  } catch {
    toast(say.linkByHand)
    announce(say.linkByHand)
  }
}
