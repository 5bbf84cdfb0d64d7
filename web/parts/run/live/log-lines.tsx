import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { texts } from '../../../texts/en/run.ts'
import type { Log, LogLine } from '../log.ts'
import { Kept } from './kept.ts'

const say = texts.live
const shownPieces = 2
const clock = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
})

/** What happened, line by line. It follows the newest line unless somebody has scrolled away from it. */
export function LogLines({ log }: { log: Signal<Log> }) {
  const box = useRef<HTMLDivElement>(null)
  const isWhole = useSignal(false)
  const isFollowing = useRef(true)
  const lastTop = useRef(0)
  const pieces = log.value
  const count = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const shown = isWhole.value ? pieces : pieces.slice(-shownPieces)
  useEffect(() => {
    const element = box.current
    if (element && isFollowing.current) element.scrollTop = element.scrollHeight
  }, [pieces])
  function scrolled() {
    const element = box.current
    if (!element) return
    // New lines make the box longer as well; only who scrolls up leaves the newest line.
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    if (isAtEnd) isFollowing.current = true
    else if (element.scrollTop < lastTop.current) isFollowing.current = false
    lastTop.current = element.scrollTop
  }
  return (
    <details class="log" open>
      <summary>
        {say.log} <span class="muted">{say.lines(count)}</span>
      </summary>
      <div class="log-box" ref={box} onScroll={scrolled} tabIndex={0} role="region" aria-label={say.log}>
        {shown.length < pieces.length && (
          <button type="button" class="link" onClick={() => (isWhole.value = true)}>
            {say.showAll(count)}
          </button>
        )}
        {shown.map((piece) => (
          <Kept key={piece[0]?.seq} of={piece} draw={drawPiece} />
        ))}
      </div>
    </details>
  )
}

const drawPiece = (piece: readonly LogLine[]) => (
  <ol class="log-piece">
    {piece.map(({ seq, at, text, tone }) => (
      <li key={seq} class={tone}>
        <time dateTime={at}>{clock.format(new Date(at))}</time>
        <span dir="auto">{text}</span>
      </li>
    ))}
  </ol>
)
