import type { Output } from '../../../client/call.ts'

export type Built = Output<'GET /api/websites/{websiteId}/heatmaps/{heatmapId}'>
export type Heatmap = Output<'GET /api/websites/{websiteId}/heatmaps'>['heatmaps'][number]
export type Click = NonNullable<Built['clicks']>[number]
export type Device = Heatmap['device']

export const devices = ['desktop', 'mobile', 'tablet'] as const satisfies readonly Device[]

export const isUnderWay = ({ status }: { status: Heatmap['status'] }): boolean =>
  status === 'pending' || status === 'building'
