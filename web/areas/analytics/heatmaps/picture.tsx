import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { useRead } from '../../../parts/read.ts'
import { Loading } from '../../../parts/states.tsx'
import { view as texts } from '../../../texts/en/analytics-heatmaps.ts'
import { drawHeat } from './draw.ts'
import { type Find, finderIn, pointsOf } from './places.ts'
import { readPicture } from './read-picture.ts'
import type { Built, Click } from './types.ts'

interface PictureProps {
  heatmap: Built
  clicks: readonly Click[]
}

interface Page {
  width: number
  height: number
  find: Find
}

/** A canvas has no more room. */
const mostPixels = 16_000
const nowhere: Find = () => null
const usual = { width: 1280, height: 1600 }

/** Clicks over the page as it was recorded, or over an empty one of its size. */
export function Picture({ heatmap, clicks }: PictureProps) {
  const { websiteId, picture, page } = heatmap
  const { reading } = useRead(
    // What cannot be read, because somebody deleted the recording, is shown as an empty page.
    async () => (picture ? readPicture(websiteId, picture).catch(() => null) : null),
    [heatmap.heatmapId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  const blank = page ?? usual
  const snapshot = now.state === 'ready' ? now.value : null
  if (!snapshot || !picture)
    return <OnPage heatmap={heatmap} clicks={clicks} page={{ ...blank, find: nowhere }} />
  return <Rebuilt heatmap={heatmap} clicks={clicks} snapshot={snapshot} width={picture.width} />
}

function Rebuilt({ heatmap, clicks, snapshot, width }: PictureProps & { snapshot: unknown; width: number }) {
  const page = useSignal<Page | null>(null)
  const isLost = useSignal(false)
  async function build(frame: HTMLIFrameElement) {
    try {
      const { rebuildPage } = await import('./rebuild.ts')
      const root = frame.contentDocument && rebuildPage(structuredClone(snapshot), frame.contentDocument)
      if (!root) throw new Error('The snapshot is none')
      const height = Math.max(root.scrollHeight, root.getBoundingClientRect().height, 1)
      page.value = { width, height, find: finderIn(root) }
    } catch {
      isLost.value = true
    }
  }
  if (isLost.value)
    return <OnPage heatmap={heatmap} clicks={clicks} page={{ ...(heatmap.page ?? usual), find: nowhere }} />
  return <OnPage heatmap={heatmap} clicks={clicks} page={page.value} width={width} build={build} />
}

interface OnPageProps extends PictureProps {
  page: Page | null
  width?: number
  build?: (frame: HTMLIFrameElement) => void
}

function OnPage({ heatmap, clicks, page, width = page?.width ?? usual.width, build }: OnPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const box = place.current
    const around = box?.parentElement
    if (!box || !around) return undefined
    const fit = () => {
      const scale = Math.min(1, around.clientWidth / width)
      const height = page?.height ?? 800
      box.style.inlineSize = `${width * scale}px`
      box.style.blockSize = `${Math.ceil(height * scale)}px`
      if (frame.current) {
        const { style } = frame.current
        style.inlineSize = `${width}px`
        style.blockSize = `${height}px`
        style.transform = `scale(${scale})`
      }
      if (!canvas.current || !page) return
      canvas.current.width = Math.round(width * scale)
      canvas.current.height = Math.min(mostPixels, Math.round(height * scale))
      drawHeat(canvas.current, pointsOf(clicks, page, page.find), scale)
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(around)
    return () => watch.disconnect()
  }, [page, clicks, width])
  return (
    <>
      <p class="muted fine">{build ? texts.pageLead(width) : texts.blankLead}</p>
      <p class="heatmap-legend" aria-hidden="true">
        {texts.few} <span class="heatmap-scale" /> {texts.most}
      </p>
      <div class="heatmap-window" tabIndex={0} role="region" aria-label={texts.pageName(heatmap.urlPath)}>
        <div class={`heatmap-page ${build ? '' : 'blank'}`} ref={place}>
          {build && (
            <iframe
              ref={frame}
              title={texts.frame}
              sandbox="allow-same-origin"
              src="/frames/page-snapshot"
              tabIndex={-1}
              inert
              onLoad={({ currentTarget }) => build(currentTarget)}
            />
          )}
          <canvas ref={canvas} aria-hidden="true" />
        </div>
      </div>
    </>
  )
}
