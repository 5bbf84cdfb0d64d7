import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Button } from '../../button.tsx'
import { texts } from '../../../texts/en/run.ts'
import { useActs } from '../acts.ts'
import type { CaseResult } from '../types.ts'
import { ConsoleTable } from './console-table.tsx'
import { NetworkTable } from './network-table.tsx'

const say = texts.report

/** What else was recorded of a case, read when it is opened; and the case once more. */
export function CaseFoot({ of }: { of: CaseResult }) {
  const { again, caseHref } = useActs()
  const { testCaseId, harUrl, consoleUrl, traceUrl, warnings, strength } = of
  return (
    <div class="case-foot">
      {strength?.heldBefore && <p class="warning">{say.heldBefore}</p>}
      {harUrl && (
        <Recording name={say.network}>
          <NetworkTable url={harUrl} />
        </Recording>
      )}
      {consoleUrl && (
        <Recording name={say.console}>
          <ConsoleTable url={consoleUrl} />
        </Recording>
      )}
      {traceUrl && (
        <Recording name={say.trace}>
          <p>
            <a href={traceUrl} download>
              {say.traceHint[0]}
            </a>
            {say.traceHint[1]}
            <code>npx playwright show-trace</code>
            {say.traceHint[2]}
          </p>
        </Recording>
      )}
      {warnings.length > 0 && (
        <Recording name={say.warnings}>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Recording>
      )}
      <div class="actions">
        {again && (
          <Button small act={() => again([testCaseId])} busy={say.starting}>
            {say.againOne}
          </Button>
        )}
        {caseHref && <a href={caseHref(testCaseId)}>{say.openCase}</a>}
      </div>
    </div>
  )
}

function Recording({ name, children }: { name: string; children: ComponentChildren }) {
  const isOpen = useSignal(false)
  return (
    <details class="recording" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen.value && children}
    </details>
  )
}
