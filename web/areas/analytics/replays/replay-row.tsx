import { Given, Time } from '../../../parts/given.tsx'
import { list as texts } from '../../../texts/en/analytics-replays.ts'
import { useWebsiteLinks } from '../parts/website-links.ts'
import { shortUrl } from './short-url.ts'
import type { Replay } from './types.ts'

const tagOf: Readonly<Record<string, string>> = { recording: 'running', failed: 'bad', '': 'pending' }

/** A recording in a list: when, how long, where, with what, and whether it went well. */
export function ReplayRow({ replay }: { replay: Replay }) {
  const { startedAt, durationMs, landingUrl, exitUrl, status, qualityScore, playable } = replay
  const linkTo = useWebsiteLinks(replay.websiteId)
  const [from, to] = [shortUrl(landingUrl), shortUrl(exitUrl)]
  return (
    <li>
      <div class="replay-what">
        <p class="replay-when">
          <a href={linkTo(`replays/${replay.replaySessionId}`)}>
            <span class="visually-hidden">{texts.watch} </span>
            <Time at={startedAt} />
          </a>
          <span>{texts.duration(durationMs)}</span>
        </p>
        <p class="replay-way">
          <Given>{from || texts.unknownPage}</Given>
          {to && to !== from && (
            <>
              <span aria-hidden="true"> → </span>
              <Given>{to}</Given>
            </>
          )}
        </p>
        <p class="muted">
          <Given>{texts.deviceOf(replay.device, replay.browser, replay.country)}</Given>
        </p>
      </div>
      <p class="replay-tags">
        {replay.rageClickCount > 0 && <span class="tag bad">{texts.rage(replay.rageClickCount)}</span>}
        {replay.deadClickCount > 0 && <span class="tag warn">{texts.dead(replay.deadClickCount)}</span>}
        {replay.errorCount > 0 && <span class="tag bad">{texts.errors(replay.errorCount)}</span>}
        {status !== 'finalized' && <span class={`tag ${tagOf[status] ?? ''}`}>{texts.states[status]}</span>}
      </p>
      <p class="replay-quality muted">{playable ? texts.quality(qualityScore) : ''}</p>
    </li>
  )
}
