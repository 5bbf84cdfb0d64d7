import { useEffect, useRef } from 'preact/hooks'
import { findFormat } from '../../../shared/domain/test-exports/formats.ts'
import { Given } from '../given.tsx'
import { texts } from '../../texts/en/exchange.ts'
import type { TestCase } from '../run/types.ts'
import { useFirst } from '../use-first.tsx'
import type { Finding, Imported, Layout } from './imported.ts'
import { isReady } from './is-ready.ts'

interface PreviewProps {
  imported: Imported
  chooseLayout: (layout: Layout) => void
}

/** What the service read of a file, before it is added: the cases, what could not be read, and what a browser could not play. */
export function Preview({ imported, chooseLayout }: PreviewProps) {
  const { format, layout, alternative, testCases, findings } = imported
  const root = useRef<HTMLDivElement>(null)
  // What was pressed for it is gone.
  useEffect(() => root.current?.focus(), [])
  return (
    <div class="ex-preview" ref={root} tabIndex={-1}>
      <p role="status">
        <b>{texts.found(testCases.length)}</b> {texts.readAs(sourceOf(format))}
      </p>
      {layout && alternative && (
        <fieldset>
          <legend>{texts.meant}</legend>
          {(
            [
              [layout, testCases.length],
              [alternative.layout, alternative.testCases.length],
            ] as const
          )
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([each, count]) => (
              <div class="choice" key={each}>
                <input
                  id={`ex-${each}`}
                  type="radio"
                  name="layout"
                  checked={each === layout}
                  onChange={() => chooseLayout(each)}
                />
                <label for={`ex-${each}`}>{texts.layouts[each](count)}</label>
              </div>
            ))}
        </fieldset>
      )}
      <Findings findings={findings} />
      <ReadCases testCases={testCases} />
    </div>
  )
}

/** What a file was read as, in words. */
function sourceOf(name: string): string {
  const format = findFormat(name)
  if (!format) return name
  if ('alias' in format) return texts.anExportOf(format.label)
  return format.name === 'csv' ? texts.aSpreadsheet : format.label
}

const some = { first: 30, words: texts.more }

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { shown, more } = useFirst(findings, some)
  if (findings.length === 0) return null
  return (
    <section class="ex-findings" aria-labelledby="ex-findings">
      <h3 id="ex-findings">{texts.notRead(findings.length)}</h3>
      <ul>
        {shown.map((finding, index) => (
          <li key={index} class={`is-${finding.severity}`}>
            <span class="ex-place">{texts.place(finding)}</span> <Given>{finding.message}</Given>
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}

function ReadCases({ testCases }: { testCases: readonly TestCase[] }) {
  const { shown, more } = useFirst(testCases, some)
  if (testCases.length === 0) return null
  return (
    <section aria-labelledby="ex-cases">
      <h3 id="ex-cases">{texts.casesRead}</h3>
      <ul class="ex-cases">
        {shown.map((testCase, index) => (
          <ReadCase key={index} testCase={testCase} />
        ))}
      </ul>
      {more}
    </section>
  )
}

function ReadCase({ testCase }: { testCase: TestCase }) {
  const { title, steps = [], automation } = testCase
  const { reasons = [], suggestions = [] } = automation ?? {}
  return (
    <li>
      <p>
        <Given>{title}</Given>{' '}
        <small class={isReady(testCase) ? 'ex-ready' : 'ex-person'}>
          {texts.steps(steps.length)} · {isReady(testCase) ? texts.ready : texts.forPerson}
        </small>
      </p>
      {!isReady(testCase) && reasons.length > 0 && (
        <details>
          <summary>{texts.why}</summary>
          <ul class="ex-reasons">
            {reasons.map((reason, index) => (
              <li key={index} dir="auto">
                {reason}
              </li>
            ))}
            {suggestions.map(({ part, say }, index) => (
              <li key={`say ${index}`} dir="auto">
                {texts.say(part, say)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
