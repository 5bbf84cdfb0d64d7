import type { Operation } from '../../../shared/kernel/operation.ts'
import { createHeatmap } from './create-heatmap.ts'
import { deleteHeatmap } from './delete-heatmap.ts'
import { getHeatmap } from './get-heatmap.ts'
import { listHeatmaps } from './list-heatmaps.ts'

export const operations: readonly Operation[] = [listHeatmaps, createHeatmap, getHeatmap, deleteHeatmap]
