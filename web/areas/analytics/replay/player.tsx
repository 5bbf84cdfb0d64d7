import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Failed } from '../../../parts/states.tsx'
import { Icon } from '../../../parts/icons.tsx'
import { useShortcuts } from '../../../parts/shortcuts.ts'
import { clockOf, texts } from '../../../texts/en/analytics-replays.ts'
import type { Manifest } from '../replays/types.ts'
import { Moments } from './moments.tsx'
import type { WholeReplay } from './read-events.ts'
import { SeekBar, saidMs } from './seek-bar.tsx'
import { isUnsureAt, lengthOf } from './timeline.ts'
import type { ReplayPlayer } from './replay-player.ts'
import { usePlayer } from './use-player.ts'

interface PlayerProps {
  first: WholeReplay
  manifest: Manifest
}

const jumpMs = 5000

/** The recorded page as it was, what moves it, and what happened on it. */
export function Player({ first, manifest }: PlayerProps) {
  const player = usePlayer({ first, manifest })
  const keys = useMemo(
    () => [
      { keys: ['k'], text: texts.keys.play, act: () => player.toggle() },
      { keys: ['j'], text: texts.keys.back, act: () => player.seek(player.at.peek() - jumpMs) },
      { keys: ['l'], text: texts.keys.on, act: () => player.seek(player.at.peek() + jumpMs) },
    ],
    [],
  )
  useShortcuts(keys)
  const startedAt = Date.parse(first.startedAt)
  return (
    <>
      <Missing player={player} manifest={manifest} goesOn={first.status === 'recording'} />
      <div class="replay-player">
        <section class="replay-screen" aria-label={texts.controls}>
          <Stage player={player} chunkCount={first.chunkCount} />
          <Controls player={player} />
        </section>
        <Moments
          moments={manifest.moments}
          startedAt={startedAt}
          at={player.at}
          jump={(to) => player.seek(to)}
          isReady={player.phase.value.is === 'ready'}
        />
      </div>
      <p class="muted fine">{texts.pictures}</p>
    </>
  )
}

/** What of the visit cannot be seen, said before it is played. */
function Missing({
  player,
  manifest,
  goesOn,
}: {
  player: ReplayPlayer
  manifest: Manifest
  goesOn: boolean
}) {
  const phase = player.phase.value
  const timeline = phase.is === 'ready' ? phase.timeline : null
  const lost = phase.is === 'ready' ? phase.lost : 0
  const sentences = [
    timeline && timeline.showsFrom >= saidMs ? texts.beginsLate(timeline.showsFrom) : '',
    timeline && timeline.gaps.length > 0 ? texts.gaps(timeline.gaps.length, lengthOf(timeline.gaps)) : '',
    lost > 0 ? texts.lost(lost) : '',
  ].filter(Boolean)
  return (
    <>
      {sentences.length > 0 && (
        <div class="warning replay-missing" role="note">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {goesOn && !manifest.complete && <p class="muted fine">{texts.goesOn}</p>}
    </>
  )
}

function Stage({ player, chunkCount }: { player: ReplayPlayer; chunkCount: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // It is no part of the page that one could go into: what it shows belongs to strangers.
    if (frame.current) frame.current.inert = true
  }, [])
  const phase = player.phase.value
  const timeline = phase.is === 'ready' ? phase.timeline : null
  const note = player.note.value || (timeline && isUnsureAt(timeline, player.at.value) ? texts.unsure : '')
  return (
    <div class="replay-stage" onClick={() => timeline && player.toggle()}>
      <iframe
        ref={frame}
        src="/frames/replay"
        title={texts.frame}
        tabIndex={-1}
        onLoad={({ currentTarget }) => player.meet(currentTarget)}
      />
      {phase.is === 'reading' && (
        <p class="replay-wait progress" role="status">
          {texts.reading(phase.chunks, chunkCount)}
        </p>
      )}
      {phase.is === 'starting' && (
        <p class="replay-wait progress" role="status">
          {texts.starting}
        </p>
      )}
      {phase.is === 'failed' && (
        <div class="replay-wait">
          {phase.error === null || (phase.error as Error).message === 'late' ? (
            <p class="fault" role="alert">
              {texts.failed}
            </p>
          ) : (
            <Failed error={phase.error} retry={() => location.reload()} />
          )}
        </div>
      )}
      {note && <p class="replay-note">{note}</p>}
    </div>
  )
}

const speeds = [0.5, 1, 2, 4, 8]

function Controls({ player }: { player: ReplayPlayer }) {
  const phase = player.phase.value
  const timeline = phase.is === 'ready' ? phase.timeline : null
  const isPlaying = player.isPlaying.value
  return (
    <div class="replay-controls">
      <SeekBar timeline={timeline} at={player.at.value} seek={(to) => player.seek(to)} />
      <div class="replay-buttons">
        <button
          type="button"
          class="button primary replay-play"
          aria-disabled={timeline ? undefined : 'true'}
          onClick={() => timeline && player.toggle()}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? texts.pause : player.isOver.value ? texts.replay : texts.play}
        </button>
        <span class="replay-clock">
          {clockOf(player.at.value)} / {clockOf(timeline?.totalMs ?? 0)}
        </span>
        <label class="replay-speed">
          <span>{texts.speed}</span>
          <select
            value={String(player.speed.value)}
            onChange={({ currentTarget }) => player.setSpeed(Number(currentTarget.value))}
          >
            {speeds.map((times) => (
              <option key={times} value={String(times)}>
                {texts.speedOf(times)}
              </option>
            ))}
          </select>
        </label>
        <label class="replay-skip">
          <input
            type="checkbox"
            checked={player.skips.value}
            onChange={({ currentTarget }) => player.setSkips(currentTarget.checked)}
          />
          <span>{texts.skip}</span>
        </label>
      </div>
    </div>
  )
}
