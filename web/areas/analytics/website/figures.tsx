import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { type Counted, figuresOf } from './changes.ts'

interface FiguresProps {
  now: Counted & { pageviewsWithoutVisitor: number }
  before: Counted
}

/** The figures of a time beside how they have changed, and over how many page views those of visitors are not. */
export const Figures = ({ now, before }: FiguresProps) => (
  <section class="panel" aria-labelledby="website-figures">
    <h2 class="visually-hidden" id="website-figures">
      {texts.figures}
    </h2>
    <dl class="totals">
      {figuresOf(now, before).map(({ name, value, change }) => (
        <div key={name}>
          <dt>{texts.names[name]}</dt>
          <dd>{texts.valueOf(name, value)}</dd>
          {change !== null && <dd class="figure-change">{texts.changeOf(name, change)}</dd>}
        </div>
      ))}
    </dl>
    {now.pageviewsWithoutVisitor > 0 && <p>{texts.withoutVisitor(now.pageviewsWithoutVisitor)}</p>}
    <p class="muted fine">{before.visits > 0 ? texts.compared : texts.notCompared}</p>
  </section>
)
