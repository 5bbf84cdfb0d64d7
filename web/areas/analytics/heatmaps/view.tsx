import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Day, Given } from '../../../parts/given.tsx'
import { isGone } from '../../../client/refusal.ts'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import { useTitle } from '../../../parts/title.ts'
import { toast } from '../../../parts/toasts.tsx'
import {
  kindHints,
  kinds,
  list,
  devices as names,
  view as texts,
} from '../../../texts/en/analytics-heatmaps.ts'
import { useEvery } from '../parts/every.ts'
import { useKeptRead } from '../parts/kept-read.ts'
import { useWebsiteLinks } from '../parts/website-links.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { Devices } from './devices.tsx'
import { Elements } from './elements.tsx'
import { type KindChoice, elementsOf, ofKind, sumOf } from './figures.ts'
import { daysOf, orderHeatmap } from './order.ts'
import { Picture } from './picture.tsx'
import { Scroll } from './scroll.tsx'
import { type Built, isUnderWay } from './types.ts'
import { NotThere } from '../../../parts/not-there.tsx'

const everyMs = 1500

/** One heatmap: on the page, element by element, and how far down visitors see. */
export function View({ heatmapId, website, rights }: OfWebsite & { heatmapId: string }) {
  const named = { websiteId: website.id, heatmapId }
  const { reading, again } = useKeptRead(
    () => call('GET /api/websites/{websiteId}/heatmaps/{heatmapId}', named),
    [],
  )
  const now = reading.value
  const heatmap = now.state === 'ready' ? now.value : null
  useEvery(everyMs, again, heatmap !== null && isUnderWay(heatmap))
  useTitle(heatmap?.urlPath ?? list.title)
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed')
    return isGone(now.error) ? <Gone websiteId={website.id} /> : <Failed error={now.error} retry={again} />
  return <Shown heatmap={now.value} mayChange={rights.change} />
}

function Shown({ heatmap, mayChange }: { heatmap: Built; mayChange: boolean }) {
  const { status, error } = heatmap
  return (
    <div class="heatmap">
      <Head heatmap={heatmap} mayChange={mayChange} />
      <Devices heatmap={heatmap} mayChange={mayChange} />
      {isUnderWay(heatmap) && <Loading text={texts.building} />}
      {status === 'failed' && (
        <Empty>
          <h2>{texts.failed}</h2>
          <p>{error}</p>
          {mayChange && <Again heatmap={heatmap} />}
        </Empty>
      )}
      {status === 'ready' && <Ready heatmap={heatmap} />}
    </div>
  )
}

function Head({ heatmap, mayChange }: { heatmap: Built; mayChange: boolean }) {
  const { websiteId, heatmapId, urlPath, device, windowStart, windowEnd, recordings, visitors } = heatmap
  const { route } = useLocation()
  const linkTo = useWebsiteLinks(websiteId)
  async function remove() {
    const isSure = await confirmed({
      title: texts.deleteTitle(urlPath),
      text: texts.deleteText,
      action: texts.delete,
    })
    if (!isSure) return
    await call('DELETE /api/websites/{websiteId}/heatmaps/{heatmapId}', { websiteId, heatmapId })
    toast(texts.deleted)
    route(linkTo('heatmaps'))
  }
  return (
    <div class="head">
      <div class="title">
        <h1>
          <Given>{urlPath}</Given>
        </h1>
        <p class="muted heatmap-facts">
          <span>{names[device]}</span>
          <span>
            <Day at={windowStart} /> {list.until} <Day at={windowEnd} />
          </span>
          {recordings !== undefined && <span>{texts.made(recordings, visitors ?? 0)}</span>}
        </p>
      </div>
      {mayChange && (
        <div class="actions">
          <Again heatmap={heatmap} />
          <Button kind="danger" act={remove} busy={texts.deleting}>
            {texts.delete}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Makes it of what is recorded by now. */
function Again({ heatmap }: { heatmap: Built }) {
  const { websiteId, urlPath, device } = heatmap
  const { route } = useLocation()
  const linkTo = useWebsiteLinks(websiteId)
  async function make() {
    const made = await orderHeatmap({ websiteId, urlPath, device, days: daysOf(heatmap) })
    route(linkTo(`heatmaps/${made.heatmapId}`))
  }
  return (
    <Button act={make} busy={texts.making}>
      {texts.again}
    </Button>
  )
}

const choices = ['all', 'rage', 'dead'] as const

function Ready({ heatmap }: { heatmap: Built }) {
  const kind = useSignal<KindChoice>('all')
  const { recordings = 0, clicks = [], scroll = [], visitors = 0 } = heatmap
  if (recordings === 0)
    return (
      <Empty>
        <h2>{texts.nothing}</h2>
        <p>{texts.nothingHint}</p>
      </Empty>
    )
  const shown = ofKind(clicks, kind.value)
  return (
    <>
      <section class="panel" aria-labelledby="heatmap-page">
        <h2 id="heatmap-page">{texts.page}</h2>
        <Tabs
          label={texts.which}
          tabs={choices.map((id) => ({ id, title: kinds[id] }))}
          now={kind.value}
          choose={(chosen) => (kind.value = choices.find((one) => one === chosen) ?? 'all')}
        >
          {kindHints[kind.value] && <p class="muted">{kindHints[kind.value]}</p>}
          <p role="status">{saidOf(heatmap, shown)}</p>
          <Picture key={heatmap.heatmapId} heatmap={heatmap} clicks={shown} />
        </Tabs>
      </section>
      <Elements rows={elementsOf(clicks)} />
      <Scroll scroll={scroll} visitors={visitors} />
    </>
  )
}

function saidOf(
  { clicksWithoutPlace = 0, clicksLeftOut = 0 }: Built,
  clicks: NonNullable<Built['clicks']>,
): string {
  const sentences = [
    clicks.length === 0 ? texts.noClicks : texts.onPage(sumOf(clicks), elementsOf(clicks).length),
    ...(clicksWithoutPlace > 0 ? [texts.without(clicksWithoutPlace)] : []),
    ...(clicksLeftOut > 0 ? [texts.leftOut(clicksLeftOut)] : []),
  ]
  return sentences.join(' ')
}

const Gone = ({ websiteId }: { websiteId: string }) => (
  <NotThere
    title={texts.gone}
    hint={texts.goneHint}
    href={useWebsiteLinks(websiteId)('heatmaps')}
    toAll={texts.back}
  />
)
