import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Day, Given } from '../../../parts/given.tsx'
import { readAll } from '../../../parts/read-all.ts'
import { useFirst } from '../../../parts/use-first.tsx'
import { devices as names, list as texts } from '../../../texts/en/analytics-heatmaps.ts'
import { useEvery } from '../parts/every.ts'
import { useKeptRead } from '../parts/kept-read.ts'
import { useWebsiteLinks } from '../parts/website-links.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { NewHeatmap } from './new-heatmap.tsx'
import { type Heatmap, isUnderWay } from './types.ts'
import { ListPage } from '../../../parts/list-page.tsx'

const everyMs = 3000

const readHeatmaps = (websiteId: string) =>
  readAll<Heatmap>(async (from) => {
    const { heatmaps, nextCursor } = await call('GET /api/websites/{websiteId}/heatmaps', {
      websiteId,
      ...from,
    })
    return { items: heatmaps, nextCursor }
  })

/** The heatmaps of a website; one that is being made becomes ready before the eyes of whoever looks. */
export function HeatmapList({ website: { id, replay }, rights }: OfWebsite) {
  const { reading, again } = useKeptRead(() => readHeatmaps(id), [id])
  const { route } = useLocation()
  const linkTo = useWebsiteLinks(id)
  const now = reading.value
  useEvery(everyMs, again, now.state === 'ready' && now.value.some(isUnderWay))
  return (
    <ListPage
      texts={texts}
      reading={reading}
      again={again}
      mayCreate={rights.change}
      noneHint={rights.change && <p>{texts.noneHint}</p>}
      above={
        !replay.enabled && (
          <p class="note">
            {texts.notRecorded} {rights.change && <a href={linkTo('settings')}>{texts.toRecording}</a>}
          </p>
        )
      }
      list={(heatmaps) => <Heatmaps heatmaps={heatmaps} />}
      dialog={(opening) => (
        <NewHeatmap
          {...opening}
          websiteId={id}
          ordered={({ heatmapId }) => route(linkTo(`heatmaps/${heatmapId}`))}
        />
      )}
    />
  )
}

const atOnce = 50

function Heatmaps({ heatmaps }: { heatmaps: readonly Heatmap[] }) {
  const { shown, more } = useFirst(heatmaps, { first: atOnce, words: texts.moreOf })
  return (
    <>
      <ul class="framed heatmaps">
        {shown.map((heatmap) => (
          <Row key={heatmap.heatmapId} heatmap={heatmap} />
        ))}
      </ul>
      {more && <p class="actions">{more}</p>}
    </>
  )
}

const looks = { pending: '', building: 'running', ready: 'passed', failed: 'failed' }

const Row = ({ heatmap }: { heatmap: Heatmap }) => (
  <li>
    <div class="heatmap-name">
      <h2>
        <a href={useWebsiteLinks(heatmap.websiteId)(`heatmaps/${heatmap.heatmapId}`)}>
          <Given>{heatmap.urlPath}</Given>
        </a>
      </h2>
      <p class="muted">
        {names[heatmap.device]} · <Day at={heatmap.windowStart} /> {texts.until}{' '}
        <Day at={heatmap.windowEnd} />
      </p>
    </div>
    <span class={`tag ${looks[heatmap.status]}`}>{texts.statuses[heatmap.status]}</span>
  </li>
)
