import { Empty } from '../../../../parts/states.tsx'
import { results as texts, texts as board } from '../../../../texts/en/analytics-reports.ts'
import { Bars } from '../../parts/bars.tsx'
import type { Answer } from '../types.ts'

export function Journeys({ ways }: { ways: Answer<'journey'> }) {
  const [most] = ways
  if (!most) return <Empty>{board.nothing}</Empty>
  return (
    <section class="panel">
      <p class="report-said" dir="auto">
        {texts.journeySaid(most.count, most.items.join(' → '))}
      </p>
      <Bars
        caption={board.hints.journey}
        heads={[texts.way, texts.visits]}
        first={20}
        bars={ways.map(({ items, count }, place) => ({
          key: `${place} ${items.join(' ')}`,
          name: (
            <span class="journey">
              {items.map((item, at) => (
                <span key={`${at} ${item}`} class="journey-step">
                  <bdi>{item}</bdi>
                </span>
              ))}
            </span>
          ),
          value: count,
        }))}
      />
    </section>
  )
}
