import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { useRead } from '../../../parts/read.ts'
import { devices as names, view as texts } from '../../../texts/en/analytics-heatmaps.ts'
import { useWebsiteLinks } from '../parts/website-links.ts'
import { daysOf, orderHeatmap } from './order.ts'
import { type Built, type Device, devices } from './types.ts'

const most = 200

/** The same page on another device: the newest heatmap of it, or one that is to be made. */
export function Devices({ heatmap, mayChange }: { heatmap: Built; mayChange: boolean }) {
  const { websiteId, urlPath } = heatmap
  const { reading } = useRead(
    () => call('GET /api/websites/{websiteId}/heatmaps', { websiteId, limit: most }),
    [heatmap.heatmapId],
  )
  const { route } = useLocation()
  const linkTo = useWebsiteLinks(websiteId)
  const now = reading.value
  const known = now.state === 'ready' ? now.value.heatmaps.filter((one) => one.urlPath === urlPath) : []
  const make = (device: Device) => async () => {
    const made = await orderHeatmap({ websiteId, urlPath, device, days: daysOf(heatmap) })
    route(linkTo(`heatmaps/${made.heatmapId}`))
  }
  return (
    <nav class="heatmap-devices" aria-label={texts.devices}>
      <ul>
        {devices.map((device) => {
          const its = device === heatmap.device ? heatmap : known.find((one) => one.device === device)
          return (
            <li key={device}>
              {its ? (
                <a
                  class="button small"
                  href={linkTo(`heatmaps/${its.heatmapId}`)}
                  {...(its === heatmap && { 'aria-current': 'page' as const })}
                >
                  {names[device]}
                </a>
              ) : (
                mayChange &&
                now.state === 'ready' && (
                  <Button small act={make(device)} busy={texts.making}>
                    {texts.otherDevice(names[device])}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
