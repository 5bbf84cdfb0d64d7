import { texts } from '../../../../texts/en/generator-coverage.ts'
import { useFirst } from '../../../../parts/use-first.tsx'
import { CaseLinks } from './case-links.tsx'
import { Drawing } from './drawing.tsx'
import type { Machine } from './shapes.ts'

/** A life cycle, drawn and as a table that says the same. */
export function LifeCycle({ machine }: { machine: Machine }) {
  const { name, states, initial, transitions } = machine
  const { shown, more } = useFirst(transitions, { words: texts.moreRows })
  const isOpen = transitions.some(({ testCaseIds }) => testCaseIds.length === 0)
  return (
    <figure class="cov-figure">
      <figcaption dir="auto">{name}</figcaption>
      <p class="cov-said" dir="auto">
        {texts.statesSaid(states, initial)}
      </p>
      <Drawing machine={machine} />
      {isOpen && <p class="hint">{texts.dashed}</p>}
      <table class="cov-table">
        <thead>
          <tr>
            {[texts.from, texts.event, texts.to, texts.cases].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ from, event, guard, to, testCaseIds }, index) => (
            <tr key={index}>
              <th scope="row" dir="auto" data-head={texts.from}>
                {from}
              </th>
              <td data-head={texts.event} dir="auto">
                {event}
                {guard !== null && <small>{texts.when(guard)}</small>}
              </td>
              <td data-head={texts.to} dir="auto">
                {to}
              </td>
              <td data-head={texts.cases}>
                <CaseLinks ids={testCaseIds} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </figure>
  )
}
