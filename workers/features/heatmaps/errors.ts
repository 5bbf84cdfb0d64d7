import { defineError } from '../../../shared/kernel/errors.ts'

export const heatmapNotFound = defineError('heatmaps.not_found', 404, 'Heatmap not found')
export const tooManyHeatmaps = defineError(
  'heatmaps.too_many',
  409,
  'This website has 200 heatmaps. Delete one that nobody needs.',
)
export const tooManyUnderWay = defineError(
  'heatmaps.too_many_under_way',
  409,
  'Five heatmaps of this website are being built. Wait until one is ready.',
)
