import { texts } from '../../../texts/en/analytics-replays.ts'
import type { Stretch, Timeline } from './timeline.ts'

interface SeekBarProps {
  timeline: Timeline | null
  at: number
  seek: (at: number) => void
}

const stepMs = 5000
/** A shorter beginning without a page is not worth a word. */
export const saidMs = 1000

/** Where the recording is, with what of it is missing. */
export function SeekBar({ timeline, at, seek }: SeekBarProps) {
  const total = timeline?.totalMs ?? 0
  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: -stepMs, ArrowDown: -stepMs, ArrowRight: stepMs, ArrowUp: stepMs }[event.key]
    if (by === undefined) return
    event.preventDefault()
    seek(at + by)
  }
  return (
    <div class="replay-seek">
      <span class="replay-track" aria-hidden="true">
        <Part part={{ from: 0, to: at }} total={total} kind="past" />
        {timeline && timeline.showsFrom >= saidMs && (
          <Part part={{ from: 0, to: timeline.showsFrom }} total={total} kind="gap" />
        )}
        {timeline?.unsure.map((part) => (
          <Part key={part.from} part={part} total={total} kind="unsure" />
        ))}
        {timeline?.gaps.map((part) => (
          <Part key={part.from} part={part} total={total} kind="gap" />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={Math.max(1, total)}
        step={100}
        value={at}
        disabled={timeline === null}
        aria-label={texts.seek}
        aria-valuetext={texts.seekValue(at, total)}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
        onKeyDown={step}
      />
    </div>
  )
}

interface PartProps {
  part: Stretch
  total: number
  kind: 'past' | 'gap' | 'unsure'
}

const Part = ({ part: { from, to }, total, kind }: PartProps) => (
  <span
    class={`replay-part is-${kind}`}
    ref={(element) => {
      const share = (ms: number) => `${total > 0 ? (ms / total) * 100 : 0}%`
      element?.style.setProperty('inset-inline-start', share(from))
      element?.style.setProperty('inline-size', share(to - from))
    }}
  />
)
