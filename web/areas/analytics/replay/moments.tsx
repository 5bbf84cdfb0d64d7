import { type Signal, useSignal } from '@preact/signals'
import { Given } from '../../../parts/given.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { clockOf, texts } from '../../../texts/en/analytics-replays.ts'
import { shortUrl } from '../replays/short-url.ts'
import type { Moment } from '../replays/types.ts'

interface MomentsProps {
  moments: readonly Moment[]
  startedAt: number
  at: Signal<number>
  jump: (at: number) => void
  isReady: boolean
}

const choices = ['all', 'page', 'click', 'rage', 'dead'] as const
type Choice = (typeof choices)[number]

/** What happened in the visit, each a way to where it did. */
export function Moments({ moments, startedAt, at, jump, isReady }: MomentsProps) {
  const chosen = useSignal<Choice>('all')
  const found =
    chosen.value === 'all'
      ? moments
      : moments.filter(({ kind }) => kind === chosen.value || (chosen.value === 'click' && kind !== 'page'))
  const { shown, more } = useFirst(found, { first: 100, words: texts.moreOf })
  const last = found.findLastIndex((moment) => Date.parse(moment.at) - startedAt <= at.value + 50)
  return (
    <section class="replay-moments" aria-labelledby="replay-moments">
      <div class="replay-moments-head">
        <h2 id="replay-moments">{texts.moments}</h2>
        {moments.length > 0 && (
          <label>
            <span class="visually-hidden">{texts.showMoments}</span>
            <select
              value={chosen.value}
              onChange={({ currentTarget }) =>
                (chosen.value = choices.find((one) => one === currentTarget.value) ?? 'all')
              }
            >
              {choices.map((one) => (
                <option key={one} value={one}>
                  {texts.momentsOf[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {found.length === 0 ? (
        <p class="muted">{moments.length === 0 ? texts.noMoments : texts.noneOfKind}</p>
      ) : (
        <ol tabIndex={0} aria-labelledby="replay-moments">
          {shown.map((moment, place) => (
            <Row
              key={`${moment.at} ${place}`}
              moment={moment}
              startedAt={startedAt}
              isLast={place === last}
              jump={jump}
              isReady={isReady}
            />
          ))}
        </ol>
      )}
      {more}
    </section>
  )
}

interface RowProps extends Pick<MomentsProps, 'startedAt' | 'jump' | 'isReady'> {
  moment: Moment
  isLast: boolean
}

function Row({ moment: { at, kind, url }, startedAt, isLast, jump, isReady }: RowProps) {
  const ms = Date.parse(at) - startedAt
  return (
    <li>
      <button
        type="button"
        class={`row replay-moment is-${kind}`}
        aria-disabled={isReady ? undefined : 'true'}
        aria-current={isLast ? 'step' : undefined}
        title={texts.kindHints[kind] || undefined}
        onClick={() => isReady && jump(ms)}
      >
        <span class="replay-moment-at">{clockOf(ms)}</span>
        <span class="replay-moment-what">
          {texts.kinds[kind]} {url !== null && <Given>{shortUrl(url)}</Given>}
        </span>
      </button>
    </li>
  )
}
