import type { ComponentChildren } from 'preact'
import { count } from '../../../parts/amounts.ts'
import { texts } from '../../../texts/en/quality-traceability.ts'
import type { Traceability } from '../parts/types.ts'
import type { Query } from '../../../parts/use-query.ts'

interface FiguresProps {
  projectId: string
  of: Traceability
  /** Of a moment that is over, so that no list shows what is counted. */
  isThen: boolean
  ask: (changed: Query) => void
}

const percent = (share: number) => `${Math.round(100 * share)} %`

/** What is counted of the whole project; each figure leads to the rows that it counts. */
export function Figures({ projectId, of, isThen, ask }: FiguresProps) {
  const { coverage, testCases, passRate, openDefects, orphans, staleCount, flakyCount } = of
  const place = (page: string, show: string) =>
    isThen ? undefined : `/projects/${projectId}/${page}${show && `?show=${show}`}`
  return (
    <section class="panel qa-figures" aria-label={texts.figures}>
      <dl class="totals">
        <Figure name={texts.coverage}>
          {coverage.covered === coverage.stories ? (
            texts.covered(coverage.covered, coverage.stories)
          ) : (
            <button type="button" class="link" onClick={() => ask({ show: 'uncovered', view: '' })}>
              {texts.covered(coverage.covered, coverage.stories)}
            </button>
          )}
        </Figure>
        <Figure name={texts.testCases} href={place('cases', '')}>
          {count(testCases)}
        </Figure>
        <Figure
          name={texts.passRate}
          {...(passRate !== null && { href: place('cases', passRate < 1 ? 'failing' : 'passed') })}
        >
          {passRate === null ? texts.noRate : percent(passRate)}
        </Figure>
        <Figure name={texts.openDefects} href={place('defects', 'unsettled')} isBad={openDefects > 0}>
          {count(openDefects)}
        </Figure>
        <Figure name={texts.stale} href={place('cases', 'stale')} isBad={staleCount > 0}>
          {count(staleCount)}
        </Figure>
        <Figure name={texts.flaky} href={place('cases', 'flaky')} isBad={flakyCount > 0}>
          {count(flakyCount)}
        </Figure>
        <Figure name={texts.orphanCases} href={place('cases', 'orphan')}>
          {count(orphans.testCases)}
        </Figure>
        <Figure name={texts.orphanDefects} href={place('defects', 'orphan')}>
          {count(orphans.defects)}
        </Figure>
      </dl>
      <details class="hint">
        <summary>{texts.meaning}</summary>
        <dl>
          {texts.meanings.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

interface FigureProps {
  name: string
  href?: string | undefined
  isBad?: boolean
  children: ComponentChildren
}

const Figure = ({ name, href, isBad, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd class={isBad ? 'qa-bad' : undefined}>{href ? <a href={href}>{children}</a> : children}</dd>
  </div>
)
