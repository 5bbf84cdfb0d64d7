import { Plot } from '../../../parts/plot.tsx'
import { view as texts } from '../../../texts/en/analytics-heatmaps.ts'
import type { Built } from './types.ts'

interface ScrollProps {
  scroll: NonNullable<Built['scroll']>
  visitors: number
}

/** How many visitors saw so much of the page at least. */
export function Scroll({ scroll, visitors }: ScrollProps) {
  const at = (percent: number) => scroll.find((step) => step.percent === percent)?.visitors ?? 0
  return (
    <section class="panel">
      {scroll.length === 0 ? (
        <>
          <h2>{texts.scroll}</h2>
          <p class="muted">{texts.noScroll}</p>
        </>
      ) : (
        <Plot
          title={texts.scroll}
          kind="lines"
          days={scroll.map(({ percent }) => String(percent))}
          steps={{ labels: scroll.map(({ percent }) => texts.percent(percent)), every: [1, 2, 4, 5] }}
          dayName={texts.depth}
          series={[{ name: texts.share, values: scroll.map((step) => step.visitors) }]}
          sentence={texts.scrollSaid(at(50), at(100), visitors)}
        />
      )}
    </section>
  )
}
