import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { type Counted, figuresOf } from './changes.ts'

/** The figures of a time beside how they have changed. */
export const Figures = ({ now, before }: { now: Counted; before: Counted }) => (
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
    <p class="muted fine">{before.visits > 0 ? texts.compared : texts.notCompared}</p>
  </section>
)
