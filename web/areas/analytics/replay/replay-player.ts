import { signal } from '@preact/signals'
import type { Order, RecordedEvent, Told } from '../../../frames/replay/messages.ts'
import { texts } from '../../../texts/en/analytics-replays.ts'
import type { Manifest } from '../replays/types.ts'
import { type WholeReplay, readEvents } from './read-events.ts'
import { type Timeline, gapAt, placeFor, timelineOf } from './timeline.ts'

const wholePage = 2
const startMs = 20_000
const noteMs = 3_000

/** What of a player is known: `reading` and `starting` it, `ready` for orders, or why there is none. */
export type Phase =
  | { is: 'reading'; chunks: number }
  | { is: 'starting' }
  | { is: 'ready'; timeline: Timeline; lost: number }
  | { is: 'failed'; error: unknown }

/** Has a recording played in the frame for it, with which it talks by messages alone. */
export class ReplayPlayer {
  readonly phase = signal<Phase>({ is: 'reading', chunks: 0 })
  /** Milliseconds since the first event. */
  readonly at = signal(0)
  readonly isPlaying = signal(false)
  readonly isOver = signal(false)
  readonly speed = signal(1)
  readonly skips = signal(true)
  /** What is left out at the moment, in words. */
  readonly note = signal('')
  readonly #first: WholeReplay
  readonly #gaps: Manifest['gaps']
  readonly #meeting = Promise.withResolvers<MessagePort>()
  #port: MessagePort | null = null
  #isLeft = false

  constructor({ first, manifest }: { first: WholeReplay; manifest: Manifest }) {
    this.#first = first
    this.#gaps = manifest.gaps
  }

  /** The frame has been loaded. */
  meet(frame: HTMLIFrameElement): void {
    const { port1, port2 } = new MessageChannel()
    frame.contentWindow?.postMessage('talk', location.origin, [port2])
    this.#meeting.resolve(port1)
  }

  async begin(): Promise<void> {
    await this.#read().catch((error: unknown) => (this.phase.value = { is: 'failed', error }))
  }

  leave(): void {
    this.#isLeft = true
    this.#port?.close()
  }

  play(): void {
    this.#go('play', this.isOver.peek() ? 0 : this.at.peek())
  }

  pause(): void {
    this.#go('pause', this.at.peek())
  }

  toggle(): void {
    if (this.isPlaying.peek()) this.pause()
    else this.play()
  }

  seek(wanted: number): void {
    this.#go(this.isPlaying.peek() ? 'play' : 'pause', wanted)
  }

  setSpeed(times: number): void {
    this.speed.value = times
    this.#order({ kind: 'speed', times })
  }

  setSkips(isOn: boolean): void {
    this.skips.value = isOn
    this.note.value = ''
    this.#order({ kind: 'skip', isOn })
  }

  async #read(): Promise<void> {
    const pages: (readonly RecordedEvent[])[] = []
    const lost = await readEvents({
      first: this.#first,
      isLeft: () => this.#isLeft,
      take: (events, chunks) => {
        pages.push(events)
        this.phase.value = { is: 'reading', chunks }
      },
    })
    this.phase.value = { is: 'starting' }
    const wholePages = pages.flat().flatMap(({ type, timestamp }) => (type === wholePage ? [timestamp] : []))
    const late = setTimeout(() => this.#meeting.reject(new Error('late')), startMs)
    const port = await this.#meeting.promise.finally(() => clearTimeout(late))
    if (this.#isLeft) return port.close()
    this.#port = port
    port.onmessage = ({ data }: MessageEvent<Told>) => this.#take(data, { wholePages, lost: lost.length })
    for (const events of pages) this.#order({ kind: 'events', events })
    const begin = Math.min(...wholePages) - Date.parse(this.#first.startedAt)
    this.#order({ kind: 'begin', at: Math.max(0, begin) })
  }

  #order(what: Order): void {
    this.#port?.postMessage(what)
  }

  #take(told: Told, { wholePages, lost }: { wholePages: readonly number[]; lost: number }): void {
    if (told.kind === 'ready') {
      const timeline = timelineOf({ ...told, gaps: this.#gaps, wholePages })
      this.phase.value = { is: 'ready', timeline, lost }
      this.at.value = timeline.showsFrom
    } else if (told.kind === 'failed') this.phase.value = { is: 'failed', error: null }
    else if (told.kind === 'end') this.#end()
    else if (told.kind === 'skipping') this.note.value = told.isOn ? texts.skipping : ''
    else if (this.isPlaying.peek()) this.#pass(told.ms)
  }

  get #timeline(): Timeline | null {
    const phase = this.phase.peek()
    return phase.is === 'ready' ? phase.timeline : null
  }

  #pass(ms: number): void {
    const timeline = this.#timeline
    const gap = timeline && gapAt(timeline, ms)
    this.at.value = gap ? gap.to : Math.min(ms, timeline?.totalMs ?? ms)
    if (!gap) return
    this.note.value = texts.gapSkipped(gap.to - gap.from)
    setTimeout(() => (this.note.value = ''), noteMs)
    this.#order({ kind: 'play', at: gap.to })
  }

  #end(): void {
    if (!this.isPlaying.peek()) return
    this.isPlaying.value = false
    this.isOver.value = true
    this.note.value = ''
    this.at.value = this.#timeline?.totalMs ?? this.at.peek()
  }

  #go(kind: 'play' | 'pause', wanted: number): void {
    const timeline = this.#timeline
    if (!timeline) return
    this.at.value = placeFor(timeline, wanted)
    this.isOver.value = false
    this.isPlaying.value = kind === 'play'
    this.#order({ kind, at: this.at.peek() })
  }
}
