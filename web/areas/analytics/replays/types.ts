import type { Output } from '../../../client/call.ts'

export type Replay = Output<'GET /api/websites/{websiteId}/replays'>['replays'][number]
export type Manifest = Output<'GET /api/websites/{websiteId}/replays/{replaySessionId}/manifest'>
export type Moment = Manifest['moments'][number]
