import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { texts } from '../../../texts/en/run.ts'
import { chapterAt, webVtt } from '../chapters.ts'
import { ChapterBar } from './chapter-bar.tsx'
import { Reload } from './reload.tsx'
import type { StageProps } from './stage-props.ts'

const say = texts.report

/** The video of a case. A chosen step leads to its moment; while it plays it says at which step it is. */
export function Player(props: StageProps & { url: string }) {
  const { of, chapters, playing, url, execution, renew } = props
  const { video, jump } = useJumps(props)
  const isBroken = useSignal(false)
  const track = useTrack(webVtt(chapters))
  const { width, height } = execution.config.viewport
  function tell() {
    const element = video.current
    if (element) playing.value = element.paused ? undefined : chapterAt(chapters, element.currentTime * 1000)
  }
  if (isBroken.value) return <Reload again={() => renew().then(() => (isBroken.value = false))} />
  return (
    <>
      <video
        ref={video}
        class="stage-video"
        controls
        muted
        playsInline
        preload="metadata"
        width={width}
        height={height}
        src={url}
        aria-label={say.videoOf(of.title)}
        onLoadedMetadata={jump}
        onTimeUpdate={tell}
        onPlay={tell}
        onPause={tell}
        onError={() => (isBroken.value = true)}
      >
        <track kind="chapters" srcLang="en" label={say.steps} src={track} default />
      </video>
      <ChapterBar {...props} />
    </>
  )
}

/** Goes to the moment of the chosen step, whenever one is chosen. */
function useJumps({ chapters, selected }: StageProps) {
  const video = useRef<HTMLVideoElement>(null)
  const known = useRef(chapters)
  known.current = chapters
  function jump() {
    const at = known.current.find(({ stepNumber }) => stepNumber === selected.peek().step)
    const element = video.current
    if (element && at && element.readyState > 0) element.currentTime = at.startMs / 1000
  }
  useSignalEffect(() => {
    if (selected.value) jump()
  })
  // The exact moments come with the timeline, perhaps after the video.
  useEffect(jump, [chapters.map(({ startMs }) => startMs).join()])
  return { video, jump }
}

function useTrack(text: string): string {
  const url = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'text/vtt' })), [text])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
