import { useComputed } from '@preact/signals'
import { texts } from '../../../../texts/en/generator-coverage.ts'
import { cases, session } from '../store.ts'
import { type OpenPoint, type TechniqueCoverage, byTechnique, openSentences } from './by-technique.ts'
import { CaseLinks } from './case-links.tsx'

/** What each technique of test design asked for, what there is of it, and what is open. */
export function Techniques() {
  const techniques = useComputed(() => (session.value ? byTechnique(session.value, cases.value) : []))
  const { without, partly, asked } = useComputed(() =>
    session.value ? openSentences(session.value) : { without: [], partly: [], asked: [] },
  ).value
  const dropped = session.value?.summary?.coverage.dropped ?? []
  return (
    <section class="cov-part" aria-labelledby="cov-techniques">
      <h2 id="cov-techniques">{texts.techniques}</h2>
      <ul class="cov-techniques framed">
        {techniques.value.map((one) => (
          <Technique key={one.name} one={one} />
        ))}
        <Beside words={texts.openSentences(without.length)} points={without} />
        <Beside words={texts.partlySentences(partly.length)} points={partly} />
        <Beside words={texts.asked(asked.length)} points={asked} />
        <Beside
          words={texts.dropped(dropped.length)}
          points={dropped.map(({ coverageItem: id, reason }) => ({ id, text: `${id}: ${reason}` }))}
        />
      </ul>
    </section>
  )
}

const Technique = ({ one: { name, items, covered, percent, caseIds, open } }: { one: TechniqueCoverage }) => (
  <li>
    <div class="cov-technique">
      <h3>{name}</h3>
      <p>{texts.ofItems(covered, items)}</p>
      <Bar percent={percent} />
    </div>
    <details>
      <summary>{texts.behind(caseIds.length, open.length)}</summary>
      <div class="cov-behind">
        <CaseLinks ids={caseIds} />
        {open.length > 0 && (
          <>
            <h4>{texts.open}</h4>
            <Points points={open} />
          </>
        )}
      </div>
    </details>
  </li>
)

/** What belongs to no technique. */
const Beside = ({ words, points }: { words: string; points: readonly OpenPoint[] }) =>
  points.length > 0 && (
    <li>
      <details>
        <summary>{words}</summary>
        <Points points={points} />
      </details>
    </li>
  )

/** The figure stands beside it, so nobody needs to hear the bar. */
const Bar = ({ percent }: { percent: number }) => (
  <div class="cov-bar" aria-hidden="true">
    <span style={{ inlineSize: `${percent}%` }} />
  </div>
)

const Points = ({ points }: { points: readonly OpenPoint[] }) => (
  <ul class="cov-points">
    {points.map(({ id, text }) => (
      <li key={id} dir="auto">
        {text}
      </li>
    ))}
  </ul>
)
