import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts as parts } from '../../../texts/en/parts.ts'
import { list as texts } from '../../../texts/en/analytics-replays.ts'
import type { Website } from '../parts/types.ts'
import { useWebsiteLinks } from '../parts/website-links.ts'
import { ReplayRow } from './replay-row.tsx'

/** All recordings of a website, the newest first. */
export function ReplayList({ website: { id, replay } }: { website: Website }) {
  const { items, next, failed, refresh, more } = usePages(
    async (from) => {
      const { replays, nextCursor } = await call('GET /api/websites/{websiteId}/replays', {
        websiteId: id,
        limit: 30,
        ...from,
      })
      return { items: replays, nextCursor }
    },
    [id],
  )
  const shown = items.value
  return (
    <>
      <div class="head">
        <div class="title">
          <h1>{texts.title}</h1>
          <p class="muted">{texts.lead}</p>
        </div>
      </div>
      {shown === null && failed.value === null && <Loading />}
      {shown?.length === 0 && failed.value === null && <None websiteId={id} isOn={replay.enabled} />}
      {shown !== null && shown.length > 0 && (
        <ul class="framed replays">
          {shown.map((one) => (
            <ReplayRow key={one.replaySessionId} replay={one} />
          ))}
        </ul>
      )}
      {failed.value !== null && <Failed error={failed.value} retry={refresh} />}
      {next.value !== null && failed.value === null && (
        <p class="actions replays-more">
          <Button small act={more} busy={parts.loadingMore}>
            {parts.more}
          </Button>
        </p>
      )}
      {shown !== null && shown.length > 0 && <p class="muted fine replays-hint">{texts.qualityHint}</p>}
    </>
  )
}

const None = ({ websiteId, isOn }: { websiteId: string; isOn: boolean }) => (
  <Empty>
    <h2>{texts.none}</h2>
    <p>{isOn ? texts.noneOn : texts.noneOff}</p>
    <p class="actions">
      <a class="button" href={useWebsiteLinks(websiteId)('settings')}>
        {texts.toSettings}
      </a>
    </p>
  </Empty>
)
