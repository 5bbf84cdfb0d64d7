import { useRoute } from 'preact-iso'
import { texts } from '../../texts/en/analytics.ts'
import { View } from './heatmaps/view.tsx'
import { WebsitePage } from './parts/website-page.tsx'
import './heatmaps/heatmaps.css'

export function Page() {
  const { heatmapId = '' } = useRoute().params
  return (
    <WebsitePage title={texts.heatmaps}>
      {(of) => <View key={heatmapId} heatmapId={heatmapId} {...of} />}
    </WebsitePage>
  )
}
