import { texts } from '../../texts/en/analytics.ts'
import { HeatmapList } from './heatmaps/heatmap-list.tsx'
import { WebsitePage } from './parts/website-page.tsx'
import './heatmaps/heatmaps.css'

export const Page = () => <WebsitePage title={texts.heatmaps}>{(of) => <HeatmapList {...of} />}</WebsitePage>
