import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Given, Time } from '../../../parts/given.tsx'
import { isGone } from '../../../client/refusal.ts'
import { useRead } from '../../../parts/read.ts'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts, list as listTexts } from '../../../texts/en/analytics-replays.ts'
import { useWebsiteLinks } from '../parts/website-links.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import type { Manifest } from '../replays/types.ts'
import { Player } from './player.tsx'
import type { WholeReplay } from './read-events.ts'
import { NotThere } from '../../../parts/not-there.tsx'

interface ReplayPageProps {
  of: OfWebsite
  replaySessionId: string
}

/** Reads what there is of a recording before anything is played, and says what is missing. */
export function ReplayPage({ of: { website, rights }, replaySessionId }: ReplayPageProps) {
  const which = { websiteId: website.id, replaySessionId }
  const { reading, again } = useRead(async () => {
    const [first, manifest] = await Promise.all([
      call('GET /api/websites/{websiteId}/replays/{replaySessionId}', which),
      call('GET /api/websites/{websiteId}/replays/{replaySessionId}/manifest', which),
    ])
    return { first, manifest }
  }, [website.id, replaySessionId])
  const { route } = useLocation()
  const all = useWebsiteLinks(website.id)('replays')
  const now = reading.value
  if (now.state === 'failed' && isGone(now.error)) return <Gone all={all} />
  async function remove() {
    if (!(await confirmed(texts.sure))) return
    await call('DELETE /api/websites/{websiteId}/replays/{replaySessionId}', which)
    toast(texts.deleted)
    route(all)
  }
  return (
    <>
      <div class="head">
        <div class="title">
          <h1>{now.state === 'ready' ? <Time at={now.value.first.startedAt} /> : texts.title}</h1>
          {now.state === 'ready' && <Lead replay={now.value.first} />}
        </div>
        <a class="button plain" href={all}>
          {texts.back}
        </a>
        {rights.rule && now.state === 'ready' && (
          <Button kind="danger" act={remove} busy={texts.deleting}>
            {texts.delete}
          </Button>
        )}
      </div>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && <Shown {...now.value} again={again} />}
    </>
  )
}

const Lead = ({ replay }: { replay: WholeReplay }) => (
  <p class="muted replay-lead">
    <span>{listTexts.duration(replay.durationMs)}</span>
    <Given>{listTexts.deviceOf(replay.device, replay.browser, replay.country)}</Given>
    {replay.playable && <span title={listTexts.qualityHint}>{listTexts.quality(replay.qualityScore)}</span>}
    <a href={useWebsiteLinks(replay.websiteId)(`visitors/${replay.sessionId}`)}>{texts.toVisitor}</a>
  </p>
)

interface ShownProps {
  first: WholeReplay
  manifest: Manifest
  again: () => Promise<void>
}

function Shown({ first, manifest, again }: ShownProps) {
  if (first.playable) return <Player first={first} manifest={manifest} />
  const isWaiting = first.status === ''
  return (
    <Empty>
      <h2>{texts.notPlayable}</h2>
      <p>{isWaiting ? texts.waiting : texts.notPlayableWhy}</p>
      {isWaiting && (
        <p class="actions">
          <Button act={again}>{texts.look}</Button>
        </p>
      )}
    </Empty>
  )
}

const Gone = ({ all }: { all: string }) => (
  <NotThere title={texts.gone} hint={texts.goneHint} href={all} toAll={texts.back} />
)
